import { BOARD_ICONS } from '@lyceum/contracts/board-icons';
import Box from '@mui/material/Box';
import { SelectInput, useRecordContext } from 'react-admin';
import type { Board } from '../data/types.ts';
import { drawingOf } from './icons.ts';

interface Choice {
  id: string;
}

function drawn({ id }: Choice) {
  const Icon = drawingOf(id);
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1.25 }}>
      {Icon ? <Icon fontSize="small" aria-hidden="true" /> : null}
      {id}
    </Box>
  );
}

/** An icon that the board has already but that is not among the console's stays a choice. */
export function IconInput({ source }: { source: string }) {
  const own = useRecordContext<Board>()?.icon;
  const names: readonly string[] = BOARD_ICONS;
  const choices = [...(own && !names.includes(own) ? [own] : []), ...names].map((id) => ({ id }));
  return (
    <SelectInput source={source} choices={choices} optionText={drawn} translateChoice={false} helperText={false} />
  );
}
