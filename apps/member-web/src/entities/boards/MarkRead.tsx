import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { useBoardMarks, useReadBoards } from './board-marks.ts';
import type { Board } from './boards.ts';

/** Marks one board as read, or everything. Absent while nothing is unread. */
export function MarkRead({ board }: { board?: Board }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const marks = useBoardMarks();
  const read = useReadBoards();
  const [asking, setAsking] = useState(false);
  const unread = marks.some((mark) => mark.unread > 0 && (!board || mark.board_id === board.id));
  const confirm = async () => {
    try {
      await read(board?.id);
    } catch (error) {
      toast({ kind: 'error', text: t('errors.action') });
      throw error;
    }
    toast({ kind: 'success', text: t('unread.marked') });
  };
  if (!me || (!unread && !asking)) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconChecks size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t(board ? 'unread.markBoard' : 'unread.markAll')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={board ? t('unread.markBoardTitle', { board: board.name }) : t('unread.markAllTitle')}
          text={t(board ? 'unread.markBoardText' : 'unread.markAllText')}
          action={t(board ? 'unread.markBoard' : 'unread.markAll')}
          onConfirm={confirm}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  );
}
