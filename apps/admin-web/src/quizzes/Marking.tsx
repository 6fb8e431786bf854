import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Quiz } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Rows } from '../record/Rows.tsx';
import { Asked } from './Asked.tsx';

interface Mark {
  id: number;
  question_id: number;
  is_correct: boolean;
}

/** Panel of free-form answers that an author must mark. Hidden if there are none. */
export function Marking({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  const mark = useCommand<Mark>((provider, given) => provider.markAnswer(given), 'quiz.marked');
  return (
    <Asked
      title={translate('quiz.marking')}
      name={['marking', quiz.id]}
      ask={async (provider) => (await provider.quizMarking(quiz.id)).data}
    >
      {(waiting) =>
        waiting.length === 0 ? null : (
          <Rows>
            {waiting.map(({ id, response_id, question_id, question, answer, answers, user }) => {
              const say = (is_correct: boolean) => void mark({ id: response_id, question_id, is_correct });
              return (
                <li key={id}>
                  <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <strong>{question}</strong>
                    <Box sx={{ whiteSpace: 'pre-line' }}>
                      {user.name}: {answer}
                    </Box>
                    {answers.length > 0 ? (
                      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                        {translate('quiz.right', { answers: answers.join(', ') })}
                      </Box>
                    ) : null}
                  </Box>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={translate('quiz.rightOf', { name: user.name })}
                    onClick={() => say(true)}
                  >
                    {translate('quiz.markRight')}
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={translate('quiz.wrongOf', { name: user.name })}
                    onClick={() => say(false)}
                  >
                    {translate('quiz.markWrong')}
                  </Button>
                </li>
              );
            })}
          </Rows>
        )
      }
    </Asked>
  );
}
