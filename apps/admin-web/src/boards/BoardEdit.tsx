import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BoardForm } from './BoardForm.tsx';

/** Page that edits a board. */
export default function BoardEdit() {
  return (
    <VersionedEdit<Board> kind="board" redirect="show">
      {(editing) => <EditedBoard {...editing} />}
    </VersionedEdit>
  );
}

function EditedBoard({ record, refusal, resetOptions }: Editing<Board>) {
  const translate = useTranslate();
  const path = `/boards/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <BoardForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
