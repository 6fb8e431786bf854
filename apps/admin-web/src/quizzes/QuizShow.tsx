import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Quiz } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Attempts } from './Attempts.tsx';
import { Marking } from './Marking.tsx';
import { Questions } from './questions/Questions.tsx';
import { Stats } from './Stats.tsx';

/** Page that shows a quiz, with its questions, results and commands. */
export default function QuizShow() {
  return <RecordPage<Quiz>>{(quiz) => <QuizRecord quiz={quiz} />}</RecordPage>;
}

function QuizRecord({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={quiz.title}
        back={{ to: '/quizzes', label: translate('resources.quizzes.name', { count: 2 }) }}
        actions={
          <>
            <CommunityLink href={`/quizzes/${quiz.id}`} />
            <LinkButton to={`/quizzes/${quiz.id}`}>{translate('board.edit')}</LinkButton>
          </>
        }
      />
      <Columns aside={<History kind="quiz" id={quiz.id} name={quiz.title} />}>
        <About quiz={quiz} />
        <Questions quiz={quiz} />
        <Marking quiz={quiz} />
        <Stats quiz={quiz} />
        <Attempts quiz={quiz} show="regraded" />
        <Attempts quiz={quiz} show="all" />
      </Columns>
    </>
  );
}

function About({ quiz }: { quiz: Quiz }) {
  const translate = useTranslate();
  const { settings, description, required_score: required, question_count: max } = quiz;
  const on = (['back_forward', 'direct_feedback', 'correct_answer_feedback', 'retry', 'exact_answer'] as const).filter(
    (each) => settings[each],
  );
  return (
    <Panel title={translate('quiz.about')}>
      {description ? <Box sx={{ mb: 3, maxWidth: '65ch', whiteSpace: 'pre-line' }}>{description}</Box> : null}
      <Facts>
        <Fact label={translate('quiz.result')}>
          {required === null ? translate('quiz.unrated') : translate('quiz.required', { required, max })}
        </Fact>
        <Fact label={translate('quiz.time')}>
          {settings.timer_on ? translate('quiz.minutes', { count: settings.timer }) : translate('quiz.untimed')}
        </Fact>
        {on.length > 0 ? (
          <Fact label={translate('quiz.settings')}>{on.map((each) => translate(`quiz.on.${each}`)).join(', ')}</Fact>
        ) : null}
      </Facts>
    </Panel>
  );
}
