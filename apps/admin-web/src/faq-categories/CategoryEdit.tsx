import { useTranslate } from '../i18n/use-translate.ts';
import type { FaqCategory } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** Page that edits a FAQ category. */
export default function CategoryEdit() {
  return (
    <VersionedEdit<FaqCategory> kind="faq-category" redirect="show">
      {(editing) => <EditedCategory {...editing} />}
    </VersionedEdit>
  );
}

function EditedCategory({ record, refusal }: Editing<FaqCategory>) {
  const translate = useTranslate();
  const path = `/faq-categories/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <CategoryForm submit={translate('board.save')} cancelTo={path} refusal={refusal} />
    </>
  );
}
