import { useRef, useState } from 'react';
import { EditBase, useEditContext, useNotify, useTranslate } from 'react-admin';
import { statusOf } from '../data/errors.ts';
import type { Board } from '../data/types.ts';
import { RecordFailed, RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BoardForm } from './BoardForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useRefusal } from '../form/use-refusal.ts';

const stay = { onError: () => undefined };

export function BoardEdit() {
  const { refusal, onError } = useRefusal();
  const [conflict, setConflict] = useState(false);
  // One object that is changed, not replaced: the form fills itself anew whenever it is given another one.
  const reset = useRef({ keepDirtyValues: false }).current;
  const onRefused = (error: unknown) => {
    if (statusOf(error) === 409) setConflict(true);
    else onError(error);
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect="show"
      queryOptions={stay}
      mutationOptions={{ onError: onRefused }}
      transform={(board: Board) => {
        reset.keepDirtyValues = false;
        return board;
      }}
    >
      <EditForm refusal={refusal} conflict={conflict} reset={reset} onSettled={() => setConflict(false)} />
    </EditBase>
  );
}

interface Props {
  refusal: string | null;
  conflict: boolean;
  reset: { keepDirtyValues: boolean };
  onSettled: () => void;
}

function EditForm({ refusal, conflict, reset, onSettled }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { record, isPending, error, refetch } = useEditContext<Board>();
  if (!record) return isPending ? <RecordSkeleton /> : <RecordFailed error={error} onRetry={() => void refetch()} />;

  const path = `/boards/${record.id}/show`;
  const loadNewest = async () => {
    reset.keepDirtyValues = true;
    const { isSuccess } = await refetch();
    onSettled();
    if (isSuccess) notify('board.conflictLoaded', { type: 'info' });
  };
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <BoardForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={reset} />
      {conflict ? <ConflictDialog boardId={record.id} onLoad={loadNewest} onClose={onSettled} /> : null}
    </>
  );
}
