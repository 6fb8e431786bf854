import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import { BooleanInput, maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';

const NEW_QUIZ = {
  ...{ title: '', description: '', reason: '' },
  ...{ is_rated: true, threshold: 70, back_forward: false, direct_feedback: false, correct_answer_feedback: false },
  ...{ timer_on: false, timer: 30, retry: false, exact_answer: false },
};

/** Form of a quiz's title and settings. The quiz's page edits questions one by one. */
export function QuizForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  return (
    <ReasonedForm {...form} defaultValues={NEW_QUIZ}>
      <Fields title={translate('quiz.about')}>
        <TextInput source="title" validate={[required(), maxLength(QUIZ_LIMITS.title)]} helperText={false} />
        <TextInput
          source="description"
          validate={maxLength(QUIZ_LIMITS.description)}
          multiline
          minRows={3}
          helperText={false}
        />
      </Fields>
      <Fields title={translate('quiz.result')} pair>
        <BooleanInput source="is_rated" helperText="quiz.ratedHint" />
        <NumberInput
          source="threshold"
          validate={[required(), minValue(0), maxValue(100)]}
          min={0}
          max={100}
          helperText="quiz.thresholdHint"
        />
        <BooleanInput source="retry" helperText="quiz.retryHint" />
        <BooleanInput source="exact_answer" helperText="quiz.exactHint" />
      </Fields>
      <Fields title={translate('quiz.told')} pair>
        <BooleanInput source="direct_feedback" helperText="quiz.directHint" />
        <BooleanInput source="correct_answer_feedback" helperText="quiz.correctHint" />
        <BooleanInput source="back_forward" helperText="quiz.backHint" />
      </Fields>
      <Fields title={translate('quiz.time')} pair>
        <BooleanInput source="timer_on" helperText="quiz.timerHint" />
        <NumberInput
          source="timer"
          validate={[required(), minValue(1), maxValue(QUIZ_LIMITS.timer)]}
          min={1}
          helperText={false}
        />
      </Fields>
    </ReasonedForm>
  );
}
