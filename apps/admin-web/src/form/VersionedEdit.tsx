import { type ReactNode, useRef, useState } from 'react';
import { EditBase, type RaRecord, useEditContext, useNotify } from 'react-admin';
import { statusOf } from '../data/errors.ts';
import type { HistoryKind } from '../data/types.ts';
import { RecordFailed, RecordSkeleton } from '../record/RecordPage.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useRefusal } from './use-refusal.ts';

const stay = { onError: () => undefined };

export interface Editing<R> {
  record: R;
  /** What the server said no to, where no field can say it. */
  refusal: string | null;
  /** What becomes of typed values when another version of the record comes in. */
  resetOptions: { keepDirtyValues: boolean };
}

interface Props<R> {
  kind: HistoryKind;
  /** Where there is only one; otherwise the address names it. */
  id?: number;
  redirect: 'show' | false;
  onSaved?: () => void;
  children: (editing: Editing<R>) => ReactNode;
}

/** Edits a record with the version that the form began with: who comes second is told who was first, and loses nothing. */
export function VersionedEdit<R extends RaRecord<number>>({ kind, id, redirect, onSaved, children }: Props<R>) {
  const { refusal, onError } = useRefusal();
  const [conflict, setConflict] = useState(false);
  // One object that is changed, not replaced: the form fills itself anew whenever it is given another one.
  const reset = useRef({ keepDirtyValues: false }).current;
  const onRefused = (error: unknown) => {
    if (statusOf(error) === 409) setConflict(true);
    else onError(error);
  };
  return (
    <EditBase<R>
      id={id}
      mutationMode="pessimistic"
      redirect={redirect}
      queryOptions={stay}
      mutationOptions={{ onError: onRefused, onSettled: (_, error) => (error ? undefined : onSaved?.()) }}
      transform={(record: R) => {
        reset.keepDirtyValues = false;
        return record;
      }}
    >
      <Form<R> kind={kind} refusal={refusal} conflict={conflict} reset={reset} onSettled={() => setConflict(false)}>
        {children}
      </Form>
    </EditBase>
  );
}

interface FormProps<R> extends Pick<Props<R>, 'kind' | 'children'> {
  refusal: string | null;
  conflict: boolean;
  reset: { keepDirtyValues: boolean };
  onSettled: () => void;
}

function Form<R extends RaRecord<number>>({ kind, refusal, conflict, reset, onSettled, children }: FormProps<R>) {
  const notify = useNotify();
  const { record, isPending, error, refetch } = useEditContext<R>();
  if (!record) return isPending ? <RecordSkeleton /> : <RecordFailed error={error} onRetry={() => void refetch()} />;

  const loadNewest = async () => {
    reset.keepDirtyValues = true;
    const { isSuccess } = await refetch();
    onSettled();
    if (isSuccess) notify('board.conflictLoaded', { type: 'info' });
  };
  return (
    <>
      {children({ record, refusal, resetOptions: reset })}
      {conflict ? <ConflictDialog kind={kind} id={record.id} onLoad={loadNewest} onClose={onSettled} /> : null}
    </>
  );
}
