import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { QuizForm } from './QuizForm.tsx';

/** Page that creates a quiz. */
export default function QuizCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('quiz.create')}
        back={{ to: '/quizzes', label: translate('resources.quizzes.name', { count: 2 }) }}
      />
      <QuizForm submit={translate('quiz.createAction')} cancelTo="/quizzes" refusal={refusal} />
    </CreateBase>
  );
}
