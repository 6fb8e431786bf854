import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { quizAuthors } from '@lyceum/contracts';
import type { Quiz } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';

type Answer = quizAuthors.AnswerToMark;
interface Mark {
  id: number;
  question_id: number;
  is_correct: boolean;
}

/** Panel of free-form answers that an author must mark, the longest waiting first. Hidden if there are none. */
export function Marking({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  return (
    <PagedPanel<Answer>
      title={translate('quiz.marking')}
      name={['quizzes', 'marking', quiz.id]}
      ask={(provider, asked) => provider.quizMarking(quiz.id, asked)}
      failed={translate('quiz.failed')}
      nobody={null}
      row={(answer) => <AnswerRow key={answer.id} of={answer} />}
    />
  );
}

function AnswerRow({ of: { response_id, question_id, question, answer, answers, user } }: { of: Answer }) {
  const translate = useTranslate();
  const mark = useCommand<Mark>((provider, given) => provider.markAnswer(given), 'quiz.marked');
  const say = (is_correct: boolean) => void mark({ id: response_id, question_id, is_correct });
  return (
    <li>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{question}</strong>
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <RecordLink resource="members" id={user.id}>
            {user.name}
          </RecordLink>
          : {answer}
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
}
