import { EditBase, useEditContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Level } from '../data/types.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { RecordFailed, RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { LevelForm } from './LevelForm.tsx';

const stay = { onError: () => undefined };

/** Page that edits a membership level. */
export default function LevelEdit() {
  const { refusal, onError } = useRefusal();
  return (
    <EditBase mutationMode="pessimistic" redirect="show" queryOptions={stay} mutationOptions={{ onError }}>
      <EditForm refusal={refusal} />
    </EditBase>
  );
}

function EditForm({ refusal }: { refusal: string | null }) {
  const translate = useTranslate();
  const { record, isPending, error, refetch } = useEditContext<Level>();
  if (!record) return isPending ? <RecordSkeleton /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
  const path = `/levels/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <LevelForm submit={translate('board.save')} cancelTo={path} refusal={refusal} />
    </>
  );
}
