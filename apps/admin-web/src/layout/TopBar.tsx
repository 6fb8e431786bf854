import MenuOutlined from '@mui/icons-material/MenuOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import { useLoading } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useCommunity } from '../data/use-community.ts';
import { Logo } from './Logo.tsx';
import { UserMenu } from './UserMenu.tsx';

export const TOP_BAR = 60;

interface Props {
  onMenu: () => void;
  onShortcuts: () => void;
}

/** Top bar with the menu button, the logo and the user menu. */
export function TopBar({ onMenu, onShortcuts }: Props) {
  const translate = useTranslate();
  const community = useCommunity();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: TOP_BAR,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, md: 'max(24px, calc((100vw - 1560px) / 2 + 24px))' },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton onClick={onMenu} aria-label={translate('app.menu')} sx={{ display: { md: 'none' } }}>
        <MenuOutlined />
      </IconButton>
      <Link
        component={RouterLink}
        to="/"
        underline="none"
        sx={{ display: 'inline-flex', minWidth: 0, borderRadius: '8px' }}
      >
        <Logo community={community} suffix={translate('app.console')} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <Button
        variant="text"
        href="/"
        endIcon={<OpenInNew aria-hidden="true" />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, color: 'text.secondary' }}
      >
        {translate('app.openCommunity')}
      </Button>
      <UserMenu onShortcuts={onShortcuts} />
      <Progress />
    </Box>
  );
}

/** Thin line while a request is running. It causes no layout shift. */
function Progress() {
  const busy = useLoading();
  if (!busy) return null;
  return <LinearProgress aria-hidden="true" sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />;
}
