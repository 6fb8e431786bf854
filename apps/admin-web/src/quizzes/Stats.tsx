import Box from '@mui/material/Box';
import type { Quiz } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Rows } from '../record/Rows.tsx';
import { Asked } from './Asked.tsx';
import { useOptionText } from './words.ts';

/** Panel with the results of a quiz and of each question. */
export function Stats({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  const count = useCount();
  const optionText = useOptionText();
  return (
    <Asked
      title={translate('quiz.stats')}
      name={['stats', quiz.id]}
      ask={async (provider) => (await provider.quizStats(quiz.id)).data}
    >
      {({ finished, open, expired, passed, failed, average_percentage: average, questions }) => (
        <>
          <Facts>
            <Fact label={translate('quiz.finished')}>{count(finished)}</Fact>
            <Fact label={translate('quiz.open')}>{count(open)}</Fact>
            <Fact label={translate('quiz.expired')}>{count(expired)}</Fact>
            <Fact label={translate('quiz.passed')}>{count(passed)}</Fact>
            <Fact label={translate('quiz.notPassed')}>{count(failed)}</Fact>
            {average === null ? null : <Fact label={translate('quiz.average')}>{average}%</Fact>}
          </Facts>
          <Rows>
            {questions.map(({ id, question, answered, correct, wrong, question_options: options }) => (
              <li key={id}>
                <Box sx={{ flex: '1 1 100%', overflowWrap: 'anywhere' }}>
                  <strong>{question}</strong>
                </Box>
                <span>{translate('quiz.came', { answered, correct, wrong })}</span>
                {options.map((option) => (
                  <Box key={option.id} component="span" sx={{ color: 'text.secondary' }}>
                    {optionText({ type: isTruth(options) ? 'true_false' : 'multiple_choice' }, option.value)}:{' '}
                    {count(option.number_of_responses)}
                  </Box>
                ))}
              </li>
            ))}
          </Rows>
        </>
      )}
    </Asked>
  );
}

const isTruth = (options: readonly { value: string }[]): boolean =>
  options.length === 2 && options.every(({ value }) => value === 'true' || value === 'false');
