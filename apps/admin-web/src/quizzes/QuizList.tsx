import AddOutlined from '@mui/icons-material/AddOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import type { Quiz } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const NEWEST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of the quizzes. */
export default function QuizList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<QuizOutlined />}
      sort={NEWEST}
      filters={<MarkingFilter />}
      sortFields={['title', 'attempts', 'pending']}
      actions={
        <LinkButton to="/quizzes/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
          {translate('quiz.create')}
        </LinkButton>
      }
      table={<QuizTable />}
      cards={<QuizCards />}
    />
  );
}

function MarkingFilter() {
  const translate = useTranslate();
  return (
    <FilterField
      source="pending"
      label={translate('quiz.marking')}
      choices={[
        { value: 'true', label: translate('quiz.toMark') },
        { value: 'false', label: translate('quiz.nothingToMark') },
      ]}
    />
  );
}

const Named = ({ quiz }: { quiz: Quiz }) => (
  <RecordLink resource="quizzes" id={quiz.id} row>
    {quiz.title}
  </RecordLink>
);

const Column = DataTable.Col<Quiz>;

function QuizTable() {
  return (
    <Table>
      <Column source="title" render={(quiz) => <Named quiz={quiz} />} />
      <Column source="maker" disableSort render={(quiz) => quiz.maker.name} />
      <DataTable.NumberCol<Quiz> source="question_count" disableSort />
      <DataTable.NumberCol<Quiz> source="attempts" />
      <DataTable.NumberCol<Quiz> source="pending" />
    </Table>
  );
}

function QuizCards() {
  const translate = useTranslate();
  return (
    <Cards<Quiz>>
      {(quiz) => (
        <>
          <Named quiz={quiz} />
          <CardFacts>
            <span>{translate('quiz.questionsOf', { count: quiz.question_count })}</span>
            <span>{translate('quiz.attemptsOf', { count: quiz.attempts })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
