import Box from '@mui/material/Box';
import type { quizzes } from '@lyceum/contracts';
import type { Quiz } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

/** Panel of the attempts, or of those with a score changed by a corrected key, with old and new score. */
export function Attempts({ quiz, show }: { quiz: Quiz; show: 'all' | 'regraded' }) {
  const translate = useTranslate();
  const said = (score: number | null, max: number, passed: boolean | null) =>
    score === null ? '' : `${score}/${max}, ${translate(passed ? 'quiz.passed' : 'quiz.notPassed')}`;
  return (
    <PagedPanel<quizzes.AttemptRow>
      title={translate(show === 'all' ? 'quiz.attempts' : 'quiz.regraded')}
      name={['quizzes', 'attempts', quiz.id, show]}
      ask={(provider, asked) => provider.quizAttempts(quiz.id, show, asked)}
      failed={translate('quiz.failed')}
      nobody={show === 'all' ? translate('quiz.noAttempts') : null}
      row={({ id, user, status, score, max, passed_quiz, before, started_at }) => (
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
      )}
    />
  );
}
