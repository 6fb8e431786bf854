import type { Faq } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FaqForm } from './FaqForm.tsx';

/** Page that edits a FAQ. */
export default function FaqEdit() {
  return (
    <VersionedEdit<Faq> kind="faq" redirect="show">
      {(editing) => <EditedFaq {...editing} />}
    </VersionedEdit>
  );
}

function EditedFaq({ record, refusal }: Editing<Faq>) {
  const translate = useTranslate();
  const path = `/faqs/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.question })}
        back={{ to: path, label: record.question }}
      />
      <FaqForm submit={translate('board.save')} cancelTo={path} refusal={refusal} />
    </>
  );
}
