import type { Trophy } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TrophyForm } from './TrophyForm.tsx';

/** Page that edits a trophy. */
export default function TrophyEdit() {
  return (
    <VersionedEdit<Trophy> kind="trophy" redirect="show">
      {(editing) => <EditedTrophy {...editing} />}
    </VersionedEdit>
  );
}

function EditedTrophy({ record, refusal }: Editing<Trophy>) {
  const translate = useTranslate();
  const path = `/trophies/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.title })}
        back={{ to: path, label: record.title }}
      />
      <TrophyForm submit={translate('board.save')} cancelTo={path} refusal={refusal} />
    </>
  );
}
