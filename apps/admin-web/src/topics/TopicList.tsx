import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Topic } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { useCount } from '../list/Total.tsx';
import { TopicState } from './TopicState.tsx';
import { TopicFilters } from './TopicFilters.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { TopicBulk } from './TopicBulk.tsx';
import { TopicCommand } from './TopicCommand.tsx';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the topics. */
export default function TopicList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<ForumOutlined />}
      search={translate('list.searchTopics')}
      sort={NEWEST_FIRST}
      filters={<TopicFilters />}
      sortFields={['created_at', 'comments_count', 'likes_count', 'title', 'status']}
      table={<TopicTable />}
      cards={<TopicCards />}
    />
  );
}

const Column = DataTable.Col<Topic>;
const NumberColumn = DataTable.NumberCol<Topic>;

function TopicTable() {
  const translate = useTranslate();
  return (
    <Table bulk={<TopicBulk />}>
      <Column
        source="title"
        render={(topic) => (
          <RecordLink resource="topics" id={topic.id} row>
            {topic.title}
          </RecordLink>
        )}
        sx={{ minWidth: 240 }}
      />
      <Column source="board_name" disableSort />
      <Column
        source="user.name"
        disableSort
        render={(topic) => <MemberName member={topic.user} size={24} plain />}
        sx={{ minWidth: 165 }}
      />
      <Column source="status" render={(topic) => <TopicState topic={topic} />} />
      <NumberColumn source="comments_count" sortByOrder="DESC" />
      <NumberColumn source="likes_count" sortByOrder="DESC" />
      <Column
        source="created_at"
        sortByOrder="DESC"
        render={(topic) => <RelativeTime moment={topic.created_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column
        label={translate('app.actions')}
        disableSort
        align="right"
        render={(topic) => <TopicCommand topic={topic} small />}
      />
    </Table>
  );
}

function TopicCards() {
  const translate = useTranslate();
  const count = useCount();
  return (
    <Cards<Topic>>
      {(topic) => (
        <>
          <RecordLink resource="topics" id={topic.id} row>
            {topic.title}
          </RecordLink>
          <CardFacts>
            <MemberName member={topic.user} size={22} plain />
            <span>{topic.board_name}</span>
            <RelativeTime moment={topic.created_at} />
          </CardFacts>
          <CardFacts>
            <TopicState topic={topic} />
            <span>{translate('topic.comments', { count: topic.comments_count })}</span>
            <span>{translate('topic.likes', { count: topic.likes_count, formatted: count(topic.likes_count) })}</span>
            <TopicCommand topic={topic} small sx={{ ml: 'auto' }} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
