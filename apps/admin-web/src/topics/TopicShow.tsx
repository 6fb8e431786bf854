import { useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Topic } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { DeletionCommand } from '../record/DeletionCommand.tsx';
import { DeletedFact } from '../record/DeletedFact.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, ListLink, RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ConversationPanel } from './ConversationPanel.tsx';
import { MoveTopic } from './MoveTopic.tsx';
import { PinTopic } from './PinTopic.tsx';
import { TicketAnswer, TicketCommand } from './TicketPanel.tsx';
import { TopicCommand } from './TopicCommand.tsx';
import { TopicState } from './TopicState.tsx';

/** Page that shows a topic, with its commands and history. */
export default function TopicShow() {
  return <RecordPage<Topic>>{(topic) => <TopicRecord topic={topic} />}</RecordPage>;
}

function TopicRecord({ topic }: { topic: Topic }) {
  const translate = useTranslate();
  const count = useCount();
  // Only administrators move and pin topics, and see tickets. They also edit boards.
  const { canAccess: isAdministrator } = useCanAccess({ resource: 'boards', action: 'edit' });
  const mayArrange = isAdministrator === true && !topic.deleted_at;
  const { ticket_status } = topic;
  return (
    <>
      <PageHeading
        title={topic.title}
        back={{ to: '/topics', label: translate('resources.topics.name', { count: 2 }) }}
        under={
          <>
            <TopicState topic={topic} />
            <RecordLink resource="members" id={topic.user.id}>
              <MemberName member={topic.user} size={24} />
            </RecordLink>
            <RelativeTime moment={topic.created_at} />
          </>
        }
        actions={
          <>
            {topic.deleted_at ? null : <CommunityLink href={`/conversations/${topic.slug}`} />}
            {mayArrange && ticket_status ? <TicketCommand topic={topic} status={ticket_status} /> : null}
            {mayArrange && !ticket_status ? (
              <>
                <PinTopic topic={topic} />
                <MoveTopic topic={topic} />
              </>
            ) : null}
            <TopicCommand topic={topic} />
            {topic.deleted_at ? null : (
              <DeletionCommand kind="topic" id={topic.id} name={topic.title} isDeleted={false} />
            )}
          </>
        }
      />
      <Columns aside={<History kind="topic" id={topic.id} name={topic.title} />}>
        <Panel title={translate('topic.content')}>
          <RichText html={topic.content} />
        </Panel>
        <ConversationPanel topic={topic} />
        {mayArrange && ticket_status && topic.status === 'open' ? <TicketAnswer topic={topic} /> : null}
        <Panel title={translate('ra.message.details')}>
          <Facts>
            <Fact label={translate('resources.topics.fields.board_name')}>
              <RecordLink resource="boards" id={topic.board_id}>
                {topic.board_name}
              </RecordLink>
            </Fact>
            {topic.sticky ? <Fact label={translate('topic.pinnedFact')}>{translate('topic.pinnedYes')}</Fact> : null}
            {topic.closed_at ? (
              <Fact label={translate('topic.closedAt')}>
                <RelativeTime moment={topic.closed_at} />
              </Fact>
            ) : null}
            <DeletedFact record={topic} />
            <Fact label={translate('resources.topics.fields.comments_count')}>
              <ListLink resource="comments" filter={{ topic_id: topic.id }}>
                {count(topic.comments_count)}
              </ListLink>
            </Fact>
            <Fact label={translate('resources.topics.fields.likes_count')}>{count(topic.likes_count)}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}
