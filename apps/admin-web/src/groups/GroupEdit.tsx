import type { Group } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { GroupForm } from './GroupForm.tsx';

/** Page that edits a group. */
export default function GroupEdit() {
  return (
    <VersionedEdit<Group> kind="group" redirect="show">
      {(editing) => <EditedGroup {...editing} />}
    </VersionedEdit>
  );
}

function EditedGroup({ record, refusal, resetOptions }: Editing<Group>) {
  const translate = useTranslate();
  const path = `/groups/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <GroupForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
