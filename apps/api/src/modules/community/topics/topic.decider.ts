import { type Decider, Refusal } from '@lyceum/kernel';
import { checkPost } from '../attachments/attachment.decider.ts';
import { mustBeOpen } from '../posts/open.decider.ts';
import { decideEdit, type Edit, type TicketStatus, type Topic } from './changes/topic-edit.decider.ts';
import { decideRetag, type Retag } from './changes/retag.decider.ts';
import { decideIntroduction, type Introduction } from './changes/topic-introduction.decider.ts';
import type { TopicEvent } from './topic.events.ts';
import { communityText } from '../community.texts.ts';

type DataOf<T extends TopicEvent['type']> = Extract<TopicEvent, { type: T }>['data'];

export type TopicState = { status: 'missing' } | Topic;

export type TopicCommand =
  | { kind: 'post'; topic: DataOf<'TopicPosted'> }
  | Edit
  | Introduction
  | { kind: 'close' | 'reopen' | 'restore' }
  | { kind: 'delete'; decision_id?: number | undefined }
  /** Until the decision on its reports, after which `unhide` lets it appear again. */
  | { kind: 'hide' | 'unhide' }
  | { kind: 'pin'; sticky: boolean }
  | { kind: 'ticket'; ticket_status: TicketStatus; allowed: readonly TicketStatus[] }
  | { kind: 'answer'; comment_id: number; answer_author_id: number; accepted: boolean }
  | { kind: 'release'; release_at: string }
  | Retag;

/** The stream name of a topic. */
export const topicStream = (topicId: number): string => `topic-${topicId}`;

const missing = () => new Refusal('missing', communityText('topic.missing'));
const orNothing = <E>(changes: boolean, event: E): E[] => (changes ? [event] : []);

/**
 * Decides about one topic (part 1 §4). Comments and likes are separate streams. The accepted answer belongs to the
 * topic.
 */
export const topicDecider: Decider<TopicState, TopicCommand, TopicEvent> = {
  initial: () => ({ status: 'missing' }),

  decide(command, state) {
    if (command.kind === 'post') {
      if (state.status !== 'missing') throw new Refusal('conflict', communityText('topic.exists'));
      const { post_type, attachments = [], video_url = null } = command.topic;
      checkPost({ post_type, attachments, video_url });
      return [{ type: 'TopicPosted', data: command.topic }];
    }
    if (state.status === 'missing') throw missing();
    if (command.kind === 'introduce' || command.kind === 'dismiss') return decideIntroduction(command, state);
    // Until it is published, an introduction is missing for all other commands.
    if (state.status === 'invisible') throw missing();
    // A deleted topic may be restored later, with the tags of today.
    if (command.kind === 'retag') return decideRetag(command, state);
    const data = { topic_id: state.topic_id, board_id: state.board_id };
    if (command.kind === 'restore') {
      const waits = state.scheduled && state.release_at !== null && { scheduled: true, release_at: state.release_at };
      return orNothing(state.deleted, { type: 'TopicRestored', data: { ...data, ...waits } });
    }
    if (command.kind === 'unhide') return orNothing(state.hidden === true, { type: 'TopicRestored', data });
    if (command.kind === 'hide') {
      return orNothing(!state.deleted, { type: 'TopicDeleted', data: { ...data, hidden: true } });
    }
    if (state.deleted) throw missing();
    switch (command.kind) {
      case 'delete':
        return [{ type: 'TopicDeleted', data: { ...data, ...decisionOf(command) } }];
      case 'close':
        return orNothing(state.status === 'open', { type: 'TopicClosed', data });
      case 'reopen':
        return orNothing(state.status === 'closed', { type: 'TopicReopened', data });
      case 'pin':
        return orNothing(state.sticky !== command.sticky, {
          type: command.sticky ? 'TopicPinned' : 'TopicUnpinned',
          data,
        });
      case 'ticket':
        return ticketSet(command, state);
      case 'answer':
        return answered(command, state);
      case 'release':
        // The topic has another date by now, with a job for that date.
        return orNothing(state.scheduled && state.release_at === command.release_at, {
          type: 'TopicReleased',
          data: { ...data, author_id: state.author_id },
        });
      case 'edit':
        return decideEdit(command, state);
    }
  },

  evolve: (state, event) =>
    event.type === 'TopicPosted' ? posted(event.data) : { ...(state as Topic), ...changed(state as Topic, event) },
};

const decisionOf = ({ decision_id }: { decision_id?: number | undefined }) =>
  decision_id === undefined ? {} : { decision_id };

/**
 * The current status is no change, for any member. A ticket on a closed topic can still change its status (decisions
 * 5).
 */
function ticketSet({ ticket_status, allowed }: Extract<TopicCommand, { kind: 'ticket' }>, state: Topic): TopicEvent[] {
  if (state.ticket === null) throw Refusal.invalid('ticket_status', communityText('ticket.status'));
  if (state.ticket === ticket_status) return [];
  if (!allowed.includes(ticket_status)) throw new Refusal('forbidden', communityText('ticket.setting'));
  const data = { topic_id: state.topic_id, board_id: state.board_id, ticket_status };
  return [{ type: 'TicketStatusChanged', data }];
}

function answered(
  { comment_id, answer_author_id, accepted }: Extract<TopicCommand, { kind: 'answer' }>,
  state: Topic,
): TopicEvent[] {
  if (accepted === (state.answer === comment_id)) return [];
  mustBeOpen(state);
  const place = { topic_id: state.topic_id, board_id: state.board_id };
  const data = { ...place, comment_id, answer_author_id };
  if (!accepted) return [{ type: 'AnswerWithdrawn', data }];
  // A topic has one answer. The author of the previous one loses the credit.
  const before = state.answer !== null && {
    type: 'AnswerWithdrawn' as const,
    data: { ...place, comment_id: state.answer, answer_author_id: state.answer_author_id },
  };
  return [...(before ? [before] : []), { type: 'AnswerAccepted', data }];
}

const posted = ({
  topic_id,
  post_id,
  board_id,
  author_id,
  post_type,
  title,
  content,
  rules_version,
  attachments = [],
  tags = [],
  video_url,
  video_id = null,
  slug,
  sticky,
  release_at,
  scheduled,
  invisible,
  ticket,
}: DataOf<'TopicPosted'>): Topic => ({
  status: invisible ? 'invisible' : 'open',
  topic_id,
  post_id,
  board_id,
  author_id,
  post_type,
  title,
  content,
  rules_version,
  attachments,
  tags,
  video: video_url ? { url: video_url, id: video_id } : null,
  slug,
  meta_title: null,
  meta_description: null,
  release_at: release_at ?? null,
  scheduled: scheduled ?? false,
  sticky: sticky ?? false,
  ticket: ticket ? 'open' : null,
  answer: null,
  answer_author_id: undefined,
  deleted: false,
  revision: 1,
});

function changed(state: Topic, event: Exclude<TopicEvent, { type: 'TopicPosted' }>): Partial<Topic> {
  const revision = state.revision + 1;
  switch (event.type) {
    case 'TopicIntroduced': {
      const { title, slug, content, rules_version } = event.data;
      return { title, slug, content, rules_version, status: 'open' };
    }
    case 'IntroductionDismissed':
      return { deleted: true };
    case 'TopicEdited':
      return { ...said(state, event.data), revision };
    case 'TopicTagged':
      return { tags: event.data.tags };
    case 'TopicDetailsChanged': {
      const { slug, meta_title, meta_description } = event.data;
      return { slug, meta_title, meta_description, revision };
    }
    case 'TopicRescheduled':
      return { release_at: event.data.release_at, scheduled: event.data.scheduled ?? false, revision };
    case 'TopicReleased':
      return { scheduled: false };
    case 'TopicMoved':
      return { board_id: event.data.board_id, revision };
    case 'TopicPinned':
    case 'TopicUnpinned':
      return { sticky: event.type === 'TopicPinned' };
    case 'TicketStatusChanged':
      return { ticket: event.data.ticket_status };
    case 'TopicClosed':
    case 'TopicReopened':
      return { status: event.type === 'TopicClosed' ? 'closed' : 'open' };
    case 'AnswerAccepted':
      return { answer: event.data.comment_id, answer_author_id: event.data.answer_author_id };
    case 'AnswerWithdrawn':
      return { answer: null, answer_author_id: undefined };
    case 'TopicDeleted':
    case 'TopicRestored':
      return {
        deleted: event.type === 'TopicDeleted',
        hidden: event.type === 'TopicDeleted' && event.data.hidden === true,
      };
  }
}

const said = (
  state: Topic,
  { title, content, rules_version, attachments = state.attachments, video_url, video_id = null }: DataOf<'TopicEdited'>,
): Partial<Topic> => ({
  ...{ title, content, rules_version, attachments },
  video: video_url === undefined ? state.video : { url: video_url, id: video_id },
});
