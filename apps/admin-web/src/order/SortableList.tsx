import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { BoardMark } from './BoardMark.tsx';
import { HANDLE, useSorting } from './use-sorting.ts';

/** What is put in order: boards, and modules and lessons of courses. */
export type Sortable = Pick<Board, 'id' | 'name'> & Partial<Pick<Board, 'color'>>;

interface Props {
  boards: readonly Sortable[];
  onMove: (from: number, to: number) => void;
}

/** Boards under each other, to be dragged, or moved by buttons; each move is told to a screen reader. */
export function SortableBoards({ boards, onMove }: Props) {
  const translate = useTranslate();
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const board = boards[from];
    if (!board || to < 0 || to >= boards.length || from === to) return;
    onMove(from, to);
    setTold(translate('board.moved', { name: board.name, place: to + 1, count: boards.length }));
  };
  const { dragged, handlers } = useSorting(move);
  return (
    <>
      <Box component="ol" {...handlers} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {boards.map((board, index) => (
          <Box
            component="li"
            key={board.id}
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
            {board.color === undefined ? null : <BoardMark color={board.color} />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>{board.name}</Box>
            <Move board={board} way="up" disabled={index === 0} onMove={() => move(index, index - 1)} />
            <Move
              board={board}
              way="down"
              disabled={index === boards.length - 1}
              onMove={() => move(index, index + 1)}
            />
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
  board: Sortable;
  way: 'up' | 'down';
  disabled: boolean;
  onMove: () => void;
}

/** At an end it stays where the focus is, and does nothing. */
function Move({ board, way, disabled, onMove }: MoveProps) {
  const translate = useTranslate();
  return (
    <IconButton
      onClick={disabled ? undefined : onMove}
      aria-disabled={disabled}
      aria-label={translate(`board.move.${way}`, { name: board.name })}
      sx={disabled ? { color: 'text.disabled', cursor: 'default' } : undefined}
    >
      {way === 'up' ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
}
