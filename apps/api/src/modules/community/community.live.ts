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

/** Of a topic that comes out later: whoever wrote it, not whoever set the date. */
const posterOf = (event: Recorded<LiveSource>): number | null =>
  isOf(event, 'TopicReleased') ? event.data.author_id : null;

const isWithdrawn = (event: Recorded<LiveSource>): boolean =>
  isOf(event, 'TopicRescheduled') && event.data.withdrawn === true;

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
    const board = (event: Recorded<BoardEvent>) => this.boardChanged(event);
    this.kernel.onApplied<BoardEvent>(feed, { BoardCreated: board, BoardChanged: board, BoardPlaced: board });
    const poll = (event: Recorded<AboutPoll>) => this.queue(event, () => this.pollChanged(event));
    // One that is created is told as its topic.
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

  /** Its rights may have changed: whoever holds a socket open on it is looked at again, and everybody told. */
  private boardChanged({ data }: Recorded<BoardEvent>): void {
    const place = 'place' in data && data.place ? { place: true as const } : {};
    this.fanout.signal({ kind: 'board-changed', board_id: data.board_id, ...place });
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
    const now = await this.standing(topic_id, commentId, null, isWithdrawn(event));
    const told = now && toTell(event, now);
    if (!told) return;
    const user_id = posterOf(event) ?? event.meta.actor_id ?? 0;
    await this.send(told, topic_id, user_id, now);
    if (isOf(event, 'TopicMoved')) {
      const left = await this.standing(topic_id, null, event.data.from_board_id);
      if (left) await this.send(told, topic_id, user_id, left);
    }
    // Once that is told: whoever may not read it any more hears nothing further of it.
    if (event.type === 'TopicMoved' || isWithdrawn(event)) this.fanout.signal({ kind: 'topic-left', topic_id });
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
