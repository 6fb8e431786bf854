import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { CommentCommand } from '../comments/CommentCommand.tsx';
import { CommentState } from '../comments/CommentState.tsx';
import type { Comment, Topic } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Pages } from '../ui/Pages.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';

const PER_PAGE = 25;

/** Panel of a topic's comments, each followed by its replies, in pages. Deleted ones stay visible, with a mark. */
export function ConversationPanel({ topic }: { topic: Topic }) {
  const translate = useTranslate();
  const count = useCount();
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<Comment>('comments', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'thread', order: 'ASC' },
    filter: { topic_id: topic.id },
  });
  const name = translate('resources.comments.name', { count: 2 });
  if (error && !data) {
    return (
      <Panel title={name}>
        <FailedState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || total === 0) return null;
  return (
    <Panel title={total === undefined ? name : `${name} (${count(total)})`}>
      <Rows>
        {data.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </Rows>
      <Pages
        page={page}
        pages={Math.ceil((total ?? 0) / PER_PAGE)}
        label={translate('list.pagesOf', { list: name })}
        size="small"
        narrow
        onChange={setPage}
      />
    </Panel>
  );
}

function CommentRow({ comment }: { comment: Comment }) {
  return (
    <Box component="li" sx={{ ml: comment.in_reply_to === null ? 0 : 4 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <RecordLink resource="members" id={comment.user.id} quiet>
            <MemberName member={comment.user} size={24} />
          </RecordLink>
          <RecordLink resource="comments" id={comment.id} quiet>
            <RelativeTime moment={comment.created_at} />
          </RecordLink>
          <CommentState comment={comment} />
        </Box>
        <RichText html={comment.content} />
      </Box>
      <CommentCommand comment={comment} small />
    </Box>
  );
}
