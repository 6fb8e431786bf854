import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate.ts';
import { statusOf, useErrorText } from '../data/errors.ts';
import { LinkButton } from './links.tsx';
import { State } from './State.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Link target if the record does not exist. */
  listPath?: string;
}

/** Error state with a retry. A missing record gets a link to the list instead. */
export function FailedState({ error, onRetry, listPath }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (statusOf(error) === 404) {
    return (
      <State
        icon={<SearchOffOutlined />}
        title={translate('app.failed.missing')}
        hint={errorText(error)}
        action={listPath ? <LinkButton to={listPath}>{translate('app.failed.back')}</LinkButton> : undefined}
      />
    );
  }
  return (
    <State
      alert
      icon={<CloudOffOutlined />}
      title={translate('app.failed.title')}
      hint={errorText(error)}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
