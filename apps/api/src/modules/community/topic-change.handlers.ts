import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import { type Executed, Kernel, type Queryable, Refusal, run, violates } from '@lyceum/kernel';
import type { Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../http/viewer.ts';
import { Settings } from '../settings/index.ts';
import { VIDEO_REQUIRED } from './attachment.decider.ts';
import {
  AcceptAnswer,
  DeleteTopic,
  EditTopic,
  type Made,
  ReleaseTopic,
  RestoreTopic,
  SetSticky,
  SetTicketStatus,
  SetTopicStatus,
} from './community.commands.ts';
import { CommunityFacts, type TopicFacts } from './community.facts.ts';
import { boardIsUnchanged, commentIsThere, topicToChange } from './community.held.ts';
import { canWrite, commentPermissions, ticketStatuses, topicFields, topicPermissions } from './community.policies.ts';
import { givenMeta } from './given-meta.ts';
import { asksForFiles, PostFiles } from './post-files.ts';
import { slugOf } from './slug.ts';
import { ONLY_PICTURES } from './moodpost.decider.ts';
import { type TopicCommand, topicDecider, type TopicState, topicStream } from './topic.decider.ts';
import type { Changes } from './topic-edit.decider.ts';
import { contentOf, releaseOf, videoOf } from './topic.input.ts';

type Given = SetTopicStatus['given'];
type Prepare = () => Promise<{ command: TopicCommand; require?: Sql[] }>;

/** What every change of one topic has in common: its row is taken first, since others lean on what it says. */
abstract class TopicChange {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: CommunityFacts,
  ) {}

  protected async change(topicId: number, given: Given, prepare: Prepare): Promise<Made> {
    const { position } = await this.changed(topicId, given, prepare);
    return { id: topicId, position };
  }

  protected changed(topicId: number, given: Given, prepare: Prepare, tx?: Queryable): Promise<Executed<TopicState>> {
    return this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      tx,
      prepare: async () => {
        const { command, require = [] } = await prepare();
        return { command, require: [topicToChange(topicId), ...require] };
      },
    });
  }

  /** The topic, for whoever has the right on it. */
  protected async allowed(
    viewer: MemberViewer,
    topicId: number,
    right: community.TopicPermission,
    refusal: string,
  ): Promise<TopicFacts> {
    const topic = await this.facts.topic(viewer, topicId);
    const rights = topicPermissions(viewer, topic.authorId === viewer.id, topic.status === 'closed');
    if (!rights.includes(right)) throw new Refusal('forbidden', refusal);
    return topic;
  }
}

@CommandHandler(EditTopic)
export class EditTopicHandler extends TopicChange implements ICommandHandler<EditTopic> {
  constructor(
    kernel: Kernel,
    facts: CommunityFacts,
    private readonly settings: Settings,
    private readonly files: PostFiles,
  ) {
    super(kernel, facts);
  }

  async execute({ topicId, input, given }: EditTopic): Promise<Made> {
    const { time_zone } = (await this.settings.current()).values;
    const written: Changes = {
      title: input.title,
      board_id: input.channel_id,
      video: videoOf(input.video_url) ?? undefined,
      meta_title: input.meta_title,
      meta_description: input.meta_description,
      release_at: input.release_date === undefined ? undefined : releaseOf(input.release_date, time_zone),
    };
    const reasoned = { ...given, reason: input.reason };
    const edit = () =>
      asksForFiles(input)
        ? this.kernel.transaction((tx) => this.withFiles(tx, topicId, written, input, reasoned))
        : this.change(topicId, reasoned, () => this.prepared(topicId, written, input, given.viewer));
    // Two topics that ask for one address at once: the loser looks again and takes it with its id.
    return edit().catch((error: unknown) => (violates(error, 'topic_slug') ? edit() : Promise.reject(error)));
  }

  /** The topic's row is taken before anything is written, as by every change; then its files, then what it says. */
  private async withFiles(
    tx: Queryable,
    topicId: number,
    written: Changes,
    input: EditTopic['input'],
    given: Given,
  ): Promise<Made> {
    const owner = { kind: 'topic', id: topicId } as const;
    await run(tx, topicToChange(topicId));
    const prepare = async () => {
      const prepared = await this.prepared(topicId, written, input, given.viewer);
      const added = await this.files.take(tx, given.viewer, owner, input);
      const changes = { ...prepared.command.changes, attachments: { kept: input.attachments, added } };
      return { ...prepared, command: { ...prepared.command, changes } };
    };
    const { state, position } = await this.changed(topicId, given, prepare, tx);
    if (state.status !== 'missing') await this.files.keep(tx, owner, state.attachments);
    return { id: topicId, position };
  }

  private async prepared(topicId: number, written: Changes, input: EditTopic['input'], viewer: MemberViewer) {
    const topic = await this.facts.topic(viewer, topicId);
    if (topic.postType === 'video' && input.video_url !== undefined && !input.video_url) {
      throw Refusal.invalid('video_url', VIDEO_REQUIRED);
    }
    const kind = topic.boardType === 'moodboard' ? 'text' : topic.postType;
    const content = input.content === undefined ? undefined : contentOf(kind, input.content);
    const changes: Changes = { ...written, content, slug: await this.slug(topic, input.slug) };
    const allowed = topicFields(viewer, topic.authorId === viewer.id);
    const require: Sql[] = [];
    let { boardType } = topic;
    if (changes.board_id !== undefined && changes.board_id !== topic.boardId && allowed.includes('board_id')) {
      const board = await this.facts.board(viewer, changes.board_id);
      if (!canWrite(viewer, board)) throw new Refusal('forbidden', 'You may not write on this board.');
      // What somebody wrote for administrators alone is never shown to others, nor taken away from those who answered.
      if (topic.isTicket !== (board.boardType === 'helpdesk')) {
        throw Refusal.invalid('channel_id', 'Tickets stay among helpdesk boards, and topics among the others.');
      }
      if (board.boardType === 'moodboard' && topic.postType !== 'image') {
        throw Refusal.invalid('channel_id', ONLY_PICTURES);
      }
      boardType = board.boardType;
      require.push(boardIsUnchanged(board));
    }
    return {
      command: {
        kind: 'edit' as const,
        changes,
        allowed,
        onWall: boardType === 'moodboard',
        revision: input.version,
        now: this.kernel.clock.now(),
      },
      require,
    };
  }

  private async slug(topic: TopicFacts, wanted: string | undefined): Promise<string | undefined> {
    if (wanted === undefined) return undefined;
    const slug = slugOf(wanted, '');
    if (!slug) throw Refusal.invalid('slug', 'Slug is required');
    return slug === topic.slug ? slug : this.facts.freeSlug(slug, topic.id);
  }
}

/** Whoever scheduled it must still have the right to, and to write there, when its moment has come. */
@CommandHandler(ReleaseTopic)
export class ReleaseTopicHandler extends TopicChange implements ICommandHandler<ReleaseTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, releaseAt, given }: ReleaseTopic): Promise<Made> {
    const { viewer } = given;
    return this.change(topicId, given, async () => {
      const topic = await this.facts.topic(viewer, topicId);
      const board = await this.facts.board(viewer, topic.boardId);
      const allowed = topicFields(viewer, topic.authorId === viewer.id).includes('release_at');
      if (!allowed || !canWrite(viewer, board)) throw new Refusal('forbidden', 'You may not publish this topic.');
      return { command: { kind: 'release', release_at: releaseAt }, require: [boardIsUnchanged(board)] };
    });
  }
}

@CommandHandler(SetTopicStatus)
export class SetTopicStatusHandler extends TopicChange implements ICommandHandler<SetTopicStatus> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, closed, given }: SetTopicStatus): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'CLOSE', 'You may not close or open this topic.');
      return { command: { kind: closed ? 'close' : 'reopen' } };
    });
  }
}

@CommandHandler(SetTicketStatus)
export class SetTicketStatusHandler extends TopicChange implements ICommandHandler<SetTicketStatus> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, ticketStatus, given }: SetTicketStatus): Promise<Made> {
    const { viewer } = given;
    return this.change(topicId, given, async () => {
      const { authorId } = await this.facts.topic(viewer, topicId);
      const allowed = ticketStatuses(viewer, authorId === viewer.id);
      return { command: { kind: 'ticket', ticket_status: ticketStatus, allowed } };
    });
  }
}

@CommandHandler(SetSticky)
export class SetStickyHandler extends TopicChange implements ICommandHandler<SetSticky> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, sticky, given }: SetSticky): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'MAKE_STICKY', 'You may not pin this topic.');
      return { command: { kind: 'pin', sticky } };
    });
  }
}

@CommandHandler(DeleteTopic)
export class DeleteTopicHandler extends TopicChange implements ICommandHandler<DeleteTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, given }: DeleteTopic): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'DELETE', 'You may not delete this topic.');
      return { command: { kind: 'delete' } };
    });
  }
}

@CommandHandler(RestoreTopic)
export class RestoreTopicHandler extends TopicChange implements ICommandHandler<RestoreTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, given }: RestoreTopic): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.facts.deletedTopic(given.viewer, topicId);
      return { command: { kind: 'restore' } };
    });
  }
}

@CommandHandler(AcceptAnswer)
export class AcceptAnswerHandler extends TopicChange implements ICommandHandler<AcceptAnswer> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  async execute({ commentId, accepted, given }: AcceptAnswer): Promise<Made> {
    // A comment never moves to another topic, so which stream is meant need not be asked again.
    const { id: topicId } = await this.facts.comment(given.viewer, commentId);
    return this.change(topicId, given, async () => {
      const { viewer } = given;
      const comment = await this.facts.comment(viewer, commentId);
      const rights = commentPermissions(viewer, {
        isAuthor: comment.postAuthorId === viewer.id,
        isTopicAuthor: comment.authorId === viewer.id,
        isReply: comment.inReplyTo !== null,
        topicClosed: false,
      });
      if (!rights.includes('ACCEPT_ANSWER')) throw new Refusal('forbidden', 'You may not choose the answer here.');
      const command = { kind: 'answer', comment_id: commentId, accepted } as const;
      return { command, require: [commentIsThere(commentId)] };
    });
  }
}
