import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Comment } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { DeletionBulk } from '../list/DeletionBulk.tsx';
import { CommentCommand, useCommentName } from './CommentCommand.tsx';
import { CommentFilters } from './CommentFilters.tsx';
import { CommentState } from './CommentState.tsx';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the comments. */
export default function CommentList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<ChatBubbleOutlineOutlined />}
      search={translate('list.searchComments')}
      sort={NEWEST_FIRST}
      filters={<CommentFilters />}
      sortFields={['created_at', 'likes_count']}
      table={<CommentTable />}
      cards={<CommentCards />}
    />
  );
}

function CommentBulk() {
  return (
    <DeletionBulk<Comment>
      kind="comment"
      nameOf={useCommentName()}
      isChangeable={({ topic_deleted }) => !topic_deleted}
    />
  );
}

const Column = DataTable.Col<Comment>;
const NumberColumn = DataTable.NumberCol<Comment>;

const opening = (comment: Comment) => (
  <>
    <RecordLink resource="comments" id={comment.id} row>
      {comment.excerpt || '…'}
    </RecordLink>{' '}
    <CommentState comment={comment} />
  </>
);

function CommentTable() {
  const translate = useTranslate();
  return (
    <Table bulk={<CommentBulk />}>
      <Column source="excerpt" disableSort render={opening} sx={{ minWidth: 280 }} />
      <Column
        source="user.name"
        disableSort
        render={(comment) => <MemberName member={comment.user} size={24} plain />}
        sx={{ minWidth: 165 }}
      />
      <Column
        source="topic_title"
        disableSort
        render={(comment) => (
          <RecordLink resource="topics" id={comment.topic_id} quiet>
            {comment.topic_title}
          </RecordLink>
        )}
      />
      <NumberColumn source="likes_count" sortByOrder="DESC" />
      <Column
        source="created_at"
        sortByOrder="DESC"
        render={(comment) => <RelativeTime moment={comment.created_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column
        label={translate('app.actions')}
        disableSort
        align="right"
        render={(comment) => <CommentCommand comment={comment} small />}
      />
    </Table>
  );
}

function CommentCards() {
  const translate = useTranslate();
  return (
    <Cards<Comment>>
      {(comment) => (
        <>
          <div>{opening(comment)}</div>
          <CardFacts>
            <MemberName member={comment.user} size={22} plain />
            <RelativeTime moment={comment.created_at} />
            <span>{translate('topic.likes', { count: comment.likes_count, formatted: comment.likes_count })}</span>
          </CardFacts>
          <CardFacts>
            <span>{translate('comment.on')}</span>
            <RecordLink resource="topics" id={comment.topic_id} quiet>
              {comment.topic_title}
            </RecordLink>
            <CommentCommand comment={comment} small />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
