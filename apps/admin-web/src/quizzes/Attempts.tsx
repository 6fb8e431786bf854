import Box from '@mui/material/Box';
import type { Quiz } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Rows } from '../record/Rows.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Asked } from './Asked.tsx';

/** Who took it, and of whom a corrected key has changed the score: what it was, and what it is. */
export function Attempts({ quiz, show }: { quiz: Quiz; show: 'all' | 'regraded' }) {
  const translate = useTranslate();
  const said = (score: number | null, max: number, passed: boolean | null) =>
    score === null ? '' : `${score}/${max}, ${translate(passed ? 'quiz.passed' : 'quiz.notPassed')}`;
  return (
    <Asked
      title={translate(show === 'all' ? 'quiz.attempts' : 'quiz.regraded')}
      name={['attempts', quiz.id, show]}
      ask={async (provider) => (await provider.quizAttempts(quiz.id, show)).data}
    >
      {(attempts) =>
        attempts.length === 0 ? (
          show === 'all' ? (
            translate('quiz.noAttempts')
          ) : null
        ) : (
          <Rows>
            {attempts.map(({ id, user, status, score, max, passed_quiz, before, started_at }) => (
              <li key={id}>
                <RecordLink resource="members" id={user.id}>
                  {user.name}
                </RecordLink>
                <span>
                  {before ? `${said(before.score, before.max, before.passed_quiz)} → ` : ''}
                  {status === 'open' ? translate('quiz.open') : said(score, max, passed_quiz)}
                </span>
                <Box sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.8125rem' }}>
                  <RelativeTime moment={started_at} />
                </Box>
              </li>
            ))}
          </Rows>
        )
      }
    </Asked>
  );
}
