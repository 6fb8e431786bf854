import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { channels, pollUpdated } from '@lyceum/contracts/realtime';
import { Kernel, type Recorded, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../platform/observability/logger.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { MemberStatus as Members } from '../identity/index.ts';
import type { BoardEvent } from './boards/board.events.ts';
import { isOf, type LiveSource, type Standing, TOLD_TYPES, type Told, toTell } from './community.told.ts';
import { CommunityChannels } from './rights/channels.ts';
import { isGiven, PUBLIC_BOARD } from './rights/readable.ts';
import { feed } from './feed/feed.projection.ts';
import type { PollEvent, PollResponseEvent } from './polls/poll.events.ts';

type AboutPoll = PollEvent | PollResponseEvent;

/** The author of a released topic, not the member who set the date. */
const posterOf = (event: Recorded<LiveSource>): number | null =>
  isOf(event, 'TopicReleased') ? event.data.author_id : null;

const isWithdrawn = (event: Recorded<LiveSource>): boolean =>
  isOf(event, 'TopicRescheduled') && event.data.withdrawn === true;

/**
 * Sends live messages to open screens after the feed has applied an event. Clients that refetch immediately therefore
 * read the new state. A crash between commit and sending loses a message. Clients recover by a refetch when they
 * reconnect.
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
    const board = (event: Recorded<BoardEvent>) => this.boardChanged(event);
    this.kernel.onApplied<BoardEvent>(feed, { BoardCreated: board, BoardChanged: board, BoardPlaced: board });
    const poll = (event: Recorded<AboutPoll>) => this.queue(event, () => this.pollChanged(event));
    // The message of the topic covers a new poll.
    this.kernel.onApplied<AboutPoll>(feed, {
      PollQuestionChanged: poll,
      PollSettingsChanged: poll,
      PollOptionAdded: poll,
      PollOptionReworded: poll,
      PollOptionRemoved: poll,
      PollAnswered: poll,
    });
    const tell = (event: Recorded<LiveSource>) => this.queue(event, () => this.tell(event));
    this.kernel.onApplied<LiveSource>(feed, Object.fromEntries(TOLD_TYPES.map((type) => [type, tell])));
  }

  /** The rights on the board may have changed. Open sockets on it are checked again, and all clients get a message. */
  private boardChanged({ data }: Recorded<BoardEvent>): void {
    const place = 'place' in data && data.place ? { place: true as const } : {};
    this.fanout.signal({ kind: 'board-changed', board_id: data.board_id, ...place });
  }

  /** Sends messages one after the other, so that a like never overtakes its topic. */
  private queue(event: Recorded, tell: () => Promise<void>): void {
    this.told = this.told
      .then(tell)
      .catch((err: unknown) => this.logger.warn({ err, event: event.id }, 'a live event was lost'));
  }

  private async tell(event: Recorded<LiveSource>): Promise<void> {
    const { topic_id } = event.data;
    const commentId = 'comment_id' in event.data ? event.data.comment_id : null;
    const now = await this.standing(topic_id, commentId, null, isWithdrawn(event));
    const told = now && toTell(event, now);
    if (!told) return;
    const user_id = posterOf(event) ?? event.meta.actor_id ?? 0;
    await this.send(told, topic_id, user_id, now);
    if (isOf(event, 'TopicMoved')) {
      const left = await this.standing(topic_id, null, event.data.from_board_id);
      if (left) await this.send(told, topic_id, user_id, left);
    }
    // Follows the message above, because members who lose access still get that message.
    if (event.type === 'TopicMoved' || isWithdrawn(event)) this.fanout.signal({ kind: 'topic-left', topic_id });
  }

  /** Notifies the topic's readers without any votes. Each client fetches the parts that it may see (decisions 11). */
  private async pollChanged({ data: { poll_id, topic_id } }: Recorded<AboutPoll>): Promise<void> {
    const now = await this.standing(topic_id, null, null);
    if (now) this.fanout.publish(channels.topic(topic_id, now.public), pollUpdated(poll_id), { poll_id, topic_id });
  }

  /**
   * Publishes to the readers of the board and of the topic. For a ticket, its author and administrators replace the
   * board's readers.
   */
  private async send({ name, rest }: Told, topic_id: number, user_id: number, now: Standing): Promise<void> {
    const { board_id, public: open } = now;
    const payload = { topic_id, board_id, user_id, ...rest };
    const lists = now.ticket ? await this.deskAndAuthor(now) : [channels.board(board_id, open)];
    for (const channel of [...lists, channels.topic(topic_id, open)]) this.fanout.publish(channel, name, payload);
  }

  /** The author gets messages only while they may read the board. */
  private async deskAndAuthor({ board_id, author_id }: Standing): Promise<string[]> {
    const author = await this.members.of(author_id, 'live');
    const hears = author !== null && (await this.hearing.mayHear(author, 'board', board_id, false));
    return [channels.helpdesk(board_id), ...(hears ? [channels.messages(author_id)] : [])];
  }

  /**
   * The topic's board and counts, and those of the comment. `boardId` overrides the board, for a topic that has left
   * it. Returns null for a scheduled topic, unless an event has just withdrawn it.
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
