import { useTranslate } from '../i18n/use-translate.ts';
import type { Comment, Topic } from '../data/types.ts';
import { deletions, type PostKind } from '../record/DeletionCommand.tsx';
import { BulkCommand } from './BulkCommand.tsx';

interface Props<R extends Topic | Comment> {
  kind: PostKind;
  nameOf: (record: R) => string;
  /** Whether the server can delete or restore the record. */
  isChangeable?: (record: R) => boolean;
}

/** Bulk commands that delete the selected records or restore them. Deleted records stay selected, so that one can undo. */
export function DeletionBulk<R extends Topic | Comment>({ kind, nameOf, isChangeable = () => true }: Props<R>) {
  const translate = useTranslate();
  return (
    <>
      <BulkCommand<R>
        to={(record) => record.deleted_at === null && isChangeable(record)}
        nameOf={nameOf}
        verb={translate('deleted.delete')}
        hint={translate(`deleted.deleteHint.${kind}`)}
        reasons="deleted.deleteReasons"
        keepsSelection
        send={deletions[kind].delete}
      />
      <BulkCommand<R>
        to={(record) => record.deleted_at !== null && isChangeable(record)}
        nameOf={nameOf}
        verb={translate('deleted.restore')}
        hint={translate('deleted.hint')}
        reasons="deleted.reasons"
        send={deletions[kind].restore}
      />
    </>
  );
}
