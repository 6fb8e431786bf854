import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { BoardMark } from '../boards/BoardMark.tsx';
import { HANDLE, useSorting } from './use-sorting.ts';

/** An item of a sortable list. */
export type Sortable = Pick<Board, 'id' | 'name'> & Partial<Pick<Board, 'color'>>;

interface Props {
  items: readonly Sortable[];
  onMove: (from: number, to: number) => void;
}

/** List that users reorder by dragging or with buttons. A live region announces each move. */
export function SortableList({ items, onMove }: Props) {
  const translate = useTranslate();
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    setTold(translate('board.moved', { name: item.name, place: to + 1, count: items.length }));
  };
  const { dragged, handlers } = useSorting(move);
  return (
    <>
      <Box component="ol" {...handlers} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 0.75,
              borderTop: index ? 1 : 0,
              borderColor: 'divider',
              cursor: dragged === null ? 'grab' : 'grabbing',
              userSelect: 'none',
              bgcolor: dragged === index ? 'action.selected' : undefined,
            }}
          >
            <Box
              aria-hidden="true"
              {...{ [HANDLE]: true }}
              sx={{ display: 'flex', p: 1.25, m: -1.25, touchAction: 'none' }}
            >
              <DragIndicator fontSize="small" color="action" />
            </Box>
            {item.color === undefined ? null : <BoardMark color={item.color} />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>{item.name}</Box>
            <Move item={item} way="up" disabled={index === 0} onMove={() => move(index, index - 1)} />
            <Move item={item} way="down" disabled={index === items.length - 1} onMove={() => move(index, index + 1)} />
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {told}
      </Box>
    </>
  );
}

interface MoveProps {
  item: Sortable;
  way: 'up' | 'down';
  disabled: boolean;
  onMove: () => void;
}

/** A disabled button keeps the focus and does nothing. */
function Move({ item, way, disabled, onMove }: MoveProps) {
  const translate = useTranslate();
  return (
    <IconButton
      onClick={disabled ? undefined : onMove}
      aria-disabled={disabled}
      aria-label={translate(`board.move.${way}`, { name: item.name })}
      sx={disabled ? { color: 'text.disabled', cursor: 'default' } : undefined}
    >
      {way === 'up' ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
}
