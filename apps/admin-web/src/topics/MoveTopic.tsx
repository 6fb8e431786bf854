import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useBoards } from '../boards/use-boards.ts';
import type { Topic } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Button and dialog that move a topic to another of the community's boards. */
export function MoveTopic({ topic }: { topic: Topic }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('topic.move')}
      </Button>
      {asking ? <MoveDialog topic={topic} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function MoveDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const translate = useTranslate();
  const [board, setBoard] = useState<number | ''>('');
  // A ticket is written on a helpdesk, and a topic can't become one.
  const boards = [...useBoards().values()].filter(
    ({ id, owner, type }) => owner === 'community' && type !== 'helpdesk' && id !== topic.board_id,
  );
  const send = useCommand(
    (provider, reason: string) => provider.moveTopic({ id: topic.id, board_id: Number(board), reason }),
    translate('topic.moved'),
  );
  return (
    <ReasonDialog
      title={translate('topic.moveTitle')}
      hint={translate('topic.moveHint', { title: topic.title, board: topic.board_name })}
      submit={translate('topic.move')}
      reasons="topic.movedReasons"
      invalid={board === '' ? translate('topic.boardMissing') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('resources.topics.fields.board_name')}
        value={boards.length === 0 ? '' : board}
        onChange={({ target }) => setBoard(Number(target.value))}
      >
        {boards.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
