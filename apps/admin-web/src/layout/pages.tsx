import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from '../i18n/use-translate.ts';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { State } from '../ui/State.tsx';

/** Page for an unknown address. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('app.notFound.title')} />
      <Card>
        <State
          icon={<ExploreOffOutlined />}
          title={translate('ra.page.not_found')}
          hint={translate('app.notFound.hint')}
          action={<LinkButton to="/">{translate('app.notFound.action')}</LinkButton>}
        />
      </Card>
    </>
  );
}

/** Page for a resource that the user may not open. */
export function AccessDenied() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('ra.page.access_denied')} />
      <Card>
        <State
          icon={<LockOutlined />}
          title={translate('app.denied.title')}
          hint={translate('app.denied.hint')}
          action={<LinkButton to="/">{translate('app.notFound.action')}</LinkButton>}
        />
      </Card>
    </>
  );
}

/**
 * Page shown if the server cannot confirm the session. It offers a reload, because no data on the screen is reliable.
 */
export function Unknown() {
  const translate = useTranslate();
  return (
    <Card>
      <State
        alert
        heading
        icon={<CloudOffOutlined />}
        title={translate('app.failed.title')}
        hint={translate('app.errors.0')}
        action={
          <Button variant="outlined" onClick={() => location.assign('/admin/')}>
            {translate('app.retry')}
          </Button>
        }
      />
    </Card>
  );
}

/** Spinner while the console starts. */
export function Starting() {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={translate('app.loading')} />
    </Box>
  );
}
