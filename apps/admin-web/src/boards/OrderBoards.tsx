import SwapVert from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { moved } from '../order/moved.ts';
import { SortableList } from '../order/SortableList.tsx';
import { useBoards } from './use-boards.ts';

/** Button and dialog that reorder the community's own boards of one parent, with a reason. */
export function OrderBoards() {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const boards = [...useBoards().values()].filter(({ owner }) => owner === 'community');
  const { canAccess } = useCanAccess({ resource: 'boards', action: 'edit' });
  if (!canAccess || boards.length < 2) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<SwapVert aria-hidden="true" />} onClick={() => setAsking(true)}>
        {translate('board.order')}
      </Button>
      {asking ? <OrderDialog boards={boards} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Groups boards by parent. Leaves out groups of one board, because they have no order. */
const groupsOf = (boards: readonly Board[]): { parent: Board | null; ids: number[] }[] =>
  [null, ...boards.filter(({ subgroup_id }) => subgroup_id === null)]
    .map((parent) => ({
      parent,
      ids: boards.filter(({ subgroup_id }) => subgroup_id === (parent?.id ?? null)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 1);

function OrderDialog({ boards, onClose }: { boards: readonly Board[]; onClose: () => void }) {
  const translate = useTranslate();
  const groups = groupsOf(boards);
  const [chosen, setChosen] = useState(0);
  const group = groups[chosen];
  const [ids, setIds] = useState(group?.ids ?? []);
  const choose = (index: number) => {
    setChosen(index);
    setIds(groups[index]?.ids ?? []);
  };
  const move = (from: number, to: number) => setIds((before) => moved(before, from, to));
  const send = useCommand(
    (provider, reason: string) =>
      provider.orderBoards({
        parent_id: group?.parent?.id ?? null,
        items: ids.map((id, index) => ({ id, index })),
        reason,
      }),
    translate('board.ordered'),
  );
  const shown = ids.flatMap((id) => boards.find((board) => board.id === id) ?? []);
  const unchanged = ids.join() === group?.ids.join();
  return (
    <ReasonDialog
      title={translate('board.orderTitle')}
      hint={translate('board.orderHint')}
      submit={translate('board.orderSave')}
      reasons="board.orderReasons"
      invalid={unchanged ? translate('board.orderSame') : null}
      onSubmit={send}
      onClose={onClose}
    >
      {groups.length > 1 ? (
        <TextField
          select
          label={translate('board.orderOf')}
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {groups.map(({ parent }, index) => (
            <MenuItem key={parent?.id ?? 0} value={index}>
              {parent ? translate('board.under', { name: parent.name }) : translate('board.firstLevel')}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <SortableList items={shown} onMove={move} />
    </ReasonDialog>
  );
}
