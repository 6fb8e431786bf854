import { useTranslate } from '../i18n/use-translate.ts';
import type { Comment } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { DeletedFact } from '../record/DeletedFact.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';
import { CommentCommand } from './CommentCommand.tsx';
import { CommentState } from './CommentState.tsx';

/** Page that shows a comment, with its commands and history. */
export default function CommentShow() {
  return <RecordPage<Comment>>{(comment) => <CommentRecord comment={comment} />}</RecordPage>;
}

function CommentRecord({ comment }: { comment: Comment }) {
  const translate = useTranslate();
  const count = useCount();
  const title = translate('comment.by', { name: comment.user.name });
  return (
    <>
      <PageHeading
        title={title}
        back={{ to: '/comments', label: translate('resources.comments.name', { count: 2 }) }}
        under={
          <>
            <CommentState comment={comment} />
            <RelativeTime moment={comment.created_at} />
          </>
        }
        actions={<CommentCommand comment={comment} />}
      />
      <Columns aside={<History kind="comment" id={comment.id} name={title} />}>
        <Panel title={translate('comment.content')}>
          <RichText html={comment.content} />
        </Panel>
        <Panel title={translate('ra.message.details')}>
          <Facts>
            <Fact label={translate('resources.comments.fields.user.name')}>
              <RecordLink resource="members" id={comment.user.id}>
                <MemberName member={comment.user} />
              </RecordLink>
            </Fact>
            <Fact label={translate('resources.comments.fields.topic_title')}>
              <RecordLink resource="topics" id={comment.topic_id}>
                {comment.topic_title}
              </RecordLink>
            </Fact>
            <DeletedFact record={comment} />
            <Fact label={translate('resources.comments.fields.likes_count')}>{count(comment.likes_count)}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}
