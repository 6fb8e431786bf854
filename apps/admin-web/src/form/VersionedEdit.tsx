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
  /** Server error that belongs to no field. */
  refusal: string | null;
  /** Whether edited fields keep their value when a newer version of the record loads. */
  resetOptions: { keepDirtyValues: boolean };
}

interface Props<R> {
  kind: HistoryKind;
  /** Set for a single record. Otherwise the id comes from the address. */
  id?: number;
  redirect: 'show' | false;
  onSaved?: () => void;
  children: (editing: Editing<R>) => ReactNode;
}

/**
 * Edits a record with optimistic locking. On a version conflict a dialog offers the newer version and keeps the user's
 * edits.
 */
export function VersionedEdit<R extends RaRecord<number>>({ kind, id, redirect, onSaved, children }: Props<R>) {
  const { refusal, onError } = useRefusal();
  const [conflict, setConflict] = useState(false);
  // One mutable object: a new object would make the form reset itself.
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
