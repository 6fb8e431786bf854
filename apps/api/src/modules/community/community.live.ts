import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { TopicNews } from '@lyceum/contracts/community/live';
import { channels, pollUpdated } from '@lyceum/contracts/realtime';
import { Kernel, type Recorded, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../platform/observability/logger.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { Standing as Members } from '../identity/index.ts';
import type { BoardEvent } from './boards/board.events.ts';
import type { CommentEvent } from './comments/comment.events.ts';
import { CommunityChannels } from './rights/channels.ts';
import { isGiven, PUBLIC_BOARD } from './rights/readable.ts';
import { FEED } from './feed/feed.projection.ts';
import type { LikeEvent } from './posts/likes/like.events.ts';
import type { PollEvent, PollResponseEvent } from './polls/poll.events.ts';
import type { TopicEvent } from './topics/topic.events.ts';

type LiveSource = TopicEvent | CommentEvent | LikeEvent;
type AboutPoll = PollEvent | PollResponseEvent;
type Told = {
  [N in keyof TopicNews]: { name: N; rest: Omit<TopicNews[N], 'topic_id' | 'board_id' | 'user_id'> };
}[keyof TopicNews];

/** Of a topic that comes out later: whoever wrote it, not whoever set the date. */
const posterOf = (event: LiveSource): number | null => (event.type === 'TopicReleased' ? event.data.author_id : null);

const isWithdrawn = (event: LiveSource): boolean => event.type === 'TopicRescheduled' && event.data.withdrawn === true;

const ABOUT_BOARDS = new Set(['BoardCreated', 'BoardChanged', 'BoardPlaced']);
/** A poll that is created is told as its topic. */
const isAboutPoll = (event: Recorded): event is Recorded<AboutPoll> =>
  event.type.startsWith('Poll') && event.type !== 'PollCreated';
const isAboutBoard = (event: Recorded): event is Recorded<BoardEvent> => ABOUT_BOARDS.has(event.type);

/** What stands about the topic of an event, and its comment, once the projection has taken the event in. */
interface Standing {
  board_id: number;
  author_id: number;
  ticket: boolean;
  public: boolean;
  comments_count: number;
  likes_count: number;
  in_reply_to: number | null;
}

/**
 * Tells open screens what has happened, once the feed's rows hold it: whoever refetches at once reads the new state. An
 * event lost here (a crash between commit and sending) is made good by the client's refetch when it reconnects.
 */
@Injectable()
export class CommunityLive implements OnModuleInit {
  private told: Promise<void> = Promise.resolve();

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    private readonly members: Members,
    private readonly hearing: CommunityChannels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.kernel.dispatcher.onApplied((processor, events) => {
      if (processor !== FEED) return;
      for (const event of events) {
        if (event.meta.silent) continue;
        if (isAboutBoard(event)) this.boardChanged(event);
        else if (isAboutPoll(event)) this.queue(event, () => this.pollChanged(event));
        else this.queue(event, () => this.tell(event as Recorded<LiveSource>));
      }
    });
  }

  /** Its rights may have changed: whoever holds a socket open on it is looked at again, and everybody told. */
  private boardChanged({ data }: Recorded<BoardEvent>): void {
    this.fanout.signal({ kind: 'board-changed', board_id: data.board_id });
  }

  /** One after the other, so that a like never overtakes the topic that it is for. */
  private queue(event: Recorded, tell: () => Promise<void>): void {
    this.told = this.told
      .then(tell)
      .catch((err: unknown) => this.logger.warn({ err, event: event.id }, 'a live event was lost'));
  }

  private async tell(event: Recorded<LiveSource>): Promise<void> {
    const { topic_id } = event.data;
    const commentId = 'comment_id' in event.data ? event.data.comment_id : null;
    const now = await this.standing(topic_id, commentId, null, isWithdrawn(event as LiveSource));
    const told = now && toTell(event as LiveSource, now);
    if (!told) return;
    const user_id = posterOf(event as LiveSource) ?? event.meta.actor_id ?? 0;
    await this.send(told, topic_id, user_id, now);
    if (event.type === 'TopicMoved') {
      const { from_board_id } = event.data as Extract<TopicEvent, { type: 'TopicMoved' }>['data'];
      const left = await this.standing(topic_id, null, from_board_id);
      if (left) await this.send(told, topic_id, user_id, left);
    }
    // Once that is told: whoever may not read it any more hears nothing further of it.
    if (event.type === 'TopicMoved' || isWithdrawn(event as LiveSource))
      this.fanout.signal({ kind: 'topic-left', topic_id });
  }

  /** To the topic's readers, and not a word of who has voted: each asks anew for what they may see (decisions 11). */
  private async pollChanged({ data: { poll_id, topic_id } }: Recorded<AboutPoll>): Promise<void> {
    const now = await this.standing(topic_id, null, null);
    if (now) this.fanout.publish(channels.topic(topic_id, now.public), pollUpdated(poll_id), { poll_id, topic_id });
  }

  /** To the topic's board and the topic's readers; of a ticket, the board's readers hear nothing, its author and administrators do. */
  private async send({ name, rest }: Told, topic_id: number, user_id: number, now: Standing): Promise<void> {
    const { board_id, public: open } = now;
    const payload = { topic_id, board_id, user_id, ...rest };
    const lists = now.ticket ? await this.deskAndAuthor(now) : [channels.board(board_id, open)];
    for (const channel of [...lists, channels.topic(topic_id, open)]) this.fanout.publish(channel, name, payload);
  }

  /** The author as long as the board is theirs to read. */
  private async deskAndAuthor({ board_id, author_id }: Standing): Promise<string[]> {
    const author = await this.members.of(author_id, 'live');
    const hears = author !== null && (await this.hearing.mayHear(author, 'board', board_id, false));
    return [channels.helpdesk(board_id), ...(hears ? [channels.messages(author_id)] : [])];
  }

  /**
   * Where the topic stands, or stood, with its counts and those of the comment. Of one that is yet to come out, nobody hears
   * but that it was taken back.
   */
  private standing(
    topicId: number,
    commentId: number | null,
    boardId: number | null,
    withdrawn = false,
  ): Promise<Standing | null> {
    return runOne<Standing & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select b.id as board_id, t.author_id, t.ticket_status is not null as ticket,
            ${PUBLIC_BOARD} and t.ticket_status is null as public, coalesce(f.comments_count, 0) as comments_count,
            s.parent_id as in_reply_to,
            coalesce(case when ${commentId}::int is null then f.likes_count else s.likes_count end, 0) as likes_count
          from community.topic t join community.board b on b.id = coalesce(${boardId}::int, t.board_id)
          left join community.feed_topic f on f.topic_id = t.id
          left join community.comment_stats s on s.comment_id = ${commentId}::int
          where t.id = ${topicId} and ${isGiven(sql`t`)} and (not t.scheduled or ${withdrawn}::boolean)`,
    );
  }
}

function toTell(event: LiveSource, { comments_count, likes_count, in_reply_to }: Standing): Told | null {
  switch (event.type) {
    case 'TopicPosted':
    case 'TopicReleased':
    case 'TopicIntroduced':
      return { name: 'topic-posted', rest: {} };
    case 'TopicEdited':
    case 'TopicDetailsChanged':
    case 'TopicRescheduled':
      return { name: 'topic-edited', rest: {} };
    case 'TopicMoved':
      return { name: 'topic-moved', rest: {} };
    case 'TopicPinned':
    case 'TopicUnpinned':
      return { name: 'topic-pinned', rest: { sticky: event.type === 'TopicPinned' } };
    case 'TopicClosed':
    case 'TopicReopened':
      return { name: 'topic-closed', rest: { closed: event.type === 'TopicClosed' } };
    case 'TicketStatusChanged':
      return { name: 'ticket-status-changed', rest: { ticket_status: event.data.ticket_status } };
    case 'TopicDeleted':
    case 'TopicRestored':
      return { name: 'topic-deleted', rest: { deleted: event.type === 'TopicDeleted' } };
    case 'AnswerAccepted':
    case 'AnswerWithdrawn': {
      const { comment_id } = event.data;
      return { name: 'answer-accepted', rest: { comment_id, accepted: event.type === 'AnswerAccepted' } };
    }
    case 'CommentPosted':
      return { name: 'comment-posted', rest: { comment_id: event.data.comment_id, in_reply_to, comments_count } };
    case 'CommentEdited':
      return { name: 'comment-edited', rest: { comment_id: event.data.comment_id, in_reply_to } };
    case 'CommentDeleted':
    case 'CommentRestored': {
      const rest = { comment_id: event.data.comment_id, in_reply_to, comments_count };
      return { name: 'comment-deleted', rest: { ...rest, deleted: event.type === 'CommentDeleted' } };
    }
    case 'PostLiked':
    case 'PostUnliked': {
      const { post_id, comment_id } = event.data;
      return { name: 'post-liked', rest: { post_id, comment_id, liked: event.type === 'PostLiked', likes_count } };
    }
    default:
      return null;
  }
}
