import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AuthorQuestion, Quiz } from '../../data/types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Rows } from '../../record/Rows.tsx';
import { ReasonedCommand } from '../../ui/ReasonedCommand.tsx';
import { Asked } from '../Asked.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { OrderQuestions } from './OrderQuestions.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { useOptionText } from '../words.ts';

type Opened = { write: AuthorQuestion | null } | { correct: AuthorQuestion } | { order: AuthorQuestion[] };

/** Panel of the questions with the correct answers. Only authors see these, and only here. */
export function Questions({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Asked
        title={translate('quiz.questions')}
        name={['key', quiz.id]}
        ask={async (provider) => (await provider.quizKey(quiz.id)).data}
        action={
          <Button variant="outlined" onClick={() => setOpened({ write: null })}>
            {translate('quiz.addQuestion')}
          </Button>
        }
      >
        {(questions) =>
          questions.length === 0 ? (
            translate('quiz.noQuestions')
          ) : (
            <>
              <Rows>
                {questions.map((question, index) => (
                  <li key={question.id}>
                    <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
                      <strong>
                        {index + 1}. {question.question}
                      </strong>
                      <Key question={question} />
                    </Box>
                    <Button
                      size="small"
                      aria-label={translate('quiz.editOf', { name: question.question })}
                      onClick={() => setOpened({ write: question })}
                    >
                      {translate('board.edit')}
                    </Button>
                    <Button
                      size="small"
                      aria-label={translate('quiz.correctOf', { name: question.question })}
                      onClick={() => setOpened({ correct: question })}
                    >
                      {translate('quiz.correct')}
                    </Button>
                    <ReasonedCommand
                      label={translate('quiz.remove')}
                      rowLabel={translate('quiz.removeOf', { name: question.question })}
                      asked={{
                        name: question.question,
                        title: translate('quiz.removeTitle'),
                        hint: translate('quiz.removeHint'),
                        submit: translate('quiz.remove'),
                        reasons: 'quiz.removeReasons',
                        done: translate('quiz.removed'),
                        send: (provider, reason) => provider.removeQuestion({ id: question.id, reason }),
                      }}
                    />
                  </li>
                ))}
              </Rows>
              {questions.length > 1 ? (
                <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setOpened({ order: questions })}>
                  {translate('quiz.orderQuestions')}
                </Button>
              ) : null}
            </>
          )
        }
      </Asked>
      {opened && 'write' in opened ? <QuestionDialog quiz={quiz} question={opened.write} onClose={close} /> : null}
      {opened && 'order' in opened ? <OrderQuestions quiz={quiz} questions={opened.order} onClose={close} /> : null}
      {opened && 'correct' in opened ? <KeyDialog question={opened.correct} onClose={close} /> : null}
    </>
  );
}

function Key({ question }: { question: AuthorQuestion }) {
  const translate = useTranslate();
  const optionText = useOptionText();
  const right =
    question.type === 'free_form'
      ? question.answers
      : question.question_options
          .filter(({ is_correct }) => is_correct)
          .map(({ value }) => optionText(question, value));
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {translate(`quiz.types.${question.type}`)} ·{' '}
      {right.length > 0 ? translate('quiz.right', { answers: right.join(', ') }) : translate('quiz.byHand')}
    </Box>
  );
}
