import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

/** Label of a group of menu items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ px: 2.5, pt: 1.25, pb: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}
    >
      {children}
    </Box>
  );
}

/** MUI focuses the first child of a menu. Labels and headings are not selectable. */
MenuLabel.muiSkipListHighlight = true;

/** Heading of a menu, with a title and a text. */
export function MenuHead({ title, text }: { title: string; text: string }) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2.5, py: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text}</Box>
    </Box>
  );
}
MenuHead.muiSkipListHighlight = true;

interface Props extends Omit<MenuItemProps, 'role' | 'onClick'> {
  chosen: boolean;
  onChoose: () => void;
}

/** Radio item of a menu. */
export function ChoiceItem({ chosen, onChoose, children, ...rest }: Props) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={chosen}
      onClick={onChoose}
      {...rest}
      sx={{ justifyContent: 'space-between', gap: 2 }}
    >
      {children}
      {chosen ? <CheckOutlined fontSize="small" aria-hidden="true" /> : null}
    </MenuItem>
  );
}
