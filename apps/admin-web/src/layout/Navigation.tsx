import HomeOutlined from '@mui/icons-material/HomeOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useCanAccess } from 'react-admin';
import { useResourceName, useTranslate } from '../i18n/use-translate.ts';
import { NavLink } from 'react-router-dom';
import { useCommunity } from '../data/use-community.ts';
import type { ConsoleResource } from '../data/resource.ts';
import { sections } from '../resources.ts';
import { Logo } from './Logo.tsx';

const SECTIONS = Object.keys(sections) as (keyof typeof sections)[];

/** Navigation of the console. The router sets `aria-current` on the link of a list and of its records. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('app.navigation')} onClick={onNavigate}>
      <Box component="ul" sx={LIST}>
        <Item to="/" icon={<HomeOutlined />} label={translate('app.dashboard')} />
      </Box>
      {SECTIONS.map((section) => (
        <Section key={section} section={section} />
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 } as const;

/** Links of one section. Without any, its heading is hidden, too. */
function Section({ section }: { section: keyof typeof sections }) {
  const translate = useTranslate();
  const { plugins } = useCommunity();
  const id = useId();
  const offered: readonly ConsoleResource[] = sections[section];
  return (
    <Box sx={{ mt: 2, '&:not(:has(a))': { display: 'none' } }}>
      <Box id={id} sx={{ px: 1.5, pb: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}>
        {translate(`sections.${section}`)}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={LIST}>
        {offered.map(({ name, icon: Icon, plugin }) =>
          plugin === undefined || plugins.includes(plugin) ? (
            <ResourceItem key={name} name={name} icon={<Icon />} />
          ) : null,
        )}
      </Box>
    </Box>
  );
}

/** Hides the link if the user may not open the list. */
function ResourceItem({ name, icon }: { name: string; icon: ReactNode }) {
  const resourceName = useResourceName();
  const { canAccess } = useCanAccess({ resource: name, action: 'list' });
  const label = resourceName(name, 2);
  return canAccess ? <Item to={`/${name}`} icon={icon} label={label} /> : null;
}

function Item({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <Box
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={({ tokens }) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 40,
          px: 1.5,
          borderRadius: '10px',
          color: tokens.ink2,
          fontSize: '0.9375rem',
          fontWeight: 550,
          textDecoration: 'none',
          '& svg': { fontSize: 20 },
          '&:hover': { bgcolor: tokens.sunken, color: tokens.ink },
          '&[aria-current="page"]': { bgcolor: tokens.accentSoft, color: tokens.accentText },
        })}
      >
        {icon}
        {label}
      </Box>
    </li>
  );
}

/** Navigation in a drawer, for narrow screens. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const community = useCommunity();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      transitionDuration={160}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': translate('app.menu'), sx: { width: 280, p: 2 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2, pl: 1.5 }}>
        <Logo community={community} />
        <IconButton onClick={onClose} aria-label={translate('app.closeMenu')}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Navigation onNavigate={onClose} />
    </Drawer>
  );
}
