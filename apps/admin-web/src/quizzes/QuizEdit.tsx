import type { Quiz } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { QuizForm } from './QuizForm.tsx';

/** Page that edits a quiz. */
export default function QuizEdit() {
  return (
    <VersionedEdit<Quiz> kind="quiz" redirect="show">
      {(editing) => <EditedQuiz {...editing} />}
    </VersionedEdit>
  );
}

function EditedQuiz({ record, refusal, resetOptions }: Editing<Quiz>) {
  const translate = useTranslate();
  const path = `/quizzes/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.title })}
        back={{ to: path, label: record.title }}
      />
      <QuizForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
