import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, Refusal, run, violates } from '@lyceum/kernel';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import { Settings } from '../../../settings/index.ts';
import { VIDEO_REQUIRED } from '../../attachments/attachment.decider.ts';
import { EditTopic } from '../topic.commands.ts';
import type { Made } from '../../posts/given.ts';
import { type BoardFacts, CommunityFacts, type TopicFacts } from '../../rights/facts.ts';
import { boardIsUnchanged, topicToChange } from '../../rights/preconditions.ts';
import { canWrite, topicFields } from '../../rights/policies.ts';
import { ONLY_PICTURES } from '../../attachments/moodpost.decider.ts';
import { asksForFiles, PostFiles } from '../../attachments/post-files.ts';
import { slugOf } from '../../../../platform/text/slug.ts';
import { type Given, TopicChange } from './topic-change.ts';
import type { Changes } from './topic-edit.decider.ts';
import { PostMentions } from '../../posts/post-mentions.ts';
import { PostScreening } from '../../posts/screening/post-screening.ts';
import { EXCERPT, isEnough, releaseOf, textIsShort, topicContent, videoOf } from '../topic.input.ts';
import { communityText } from '../../community.texts.ts';

/** Retries an edit once if another topic has just taken its slug. The retry appends the id of the topic. */
export const withFreeAddress = <T>(edit: () => Promise<T>): Promise<T> =>
  edit().catch((error: unknown) => (violates(error, 'topic_slug') ? edit() : Promise.reject(error)));

/** Edits a topic. Changes of files need a transaction with the media module. */
@CommandHandler(EditTopic)
export class EditTopicHandler extends TopicChange implements ICommandHandler<EditTopic> {
  constructor(
    kernel: Kernel,
    facts: CommunityFacts,
    private readonly settings: Settings,
    private readonly files: PostFiles,
    private readonly mentions: PostMentions,
    private readonly screening: PostScreening,
  ) {
    super(kernel, facts);
  }

  async execute({ topicId, input, given }: EditTopic): Promise<Made> {
    const { time_zone } = (await this.settings.current()).values;
    const cleaned = await topicContent(input.content ?? '');
    const { text } = await this.screening.screen(
      given,
      { ...cleaned, title: input.title },
      { excerptLength: EXCERPT, isNew: false, more: [input.video_url, ...(input.tags ?? [])] },
    );
    const { title, ...content } = text;
    const written: Changes = {
      title,
      content: input.content === undefined ? undefined : content,
      tags: input.tags,
      board_id: input.channel_id,
      video: videoOf(input.video_url) ?? undefined,
      meta_title: input.meta_title,
      meta_description: input.meta_description,
      release_at: input.release_date === undefined ? undefined : releaseOf(input.release_date, time_zone),
    };
    const reasoned = { ...given, reason: input.reason };
    const withFiles = (tx: Repeatable) => this.withFiles(topicId, written, input, { ...reasoned, tx });
    if (given.tx && asksForFiles(input)) return withFiles(given.tx);
    const edit = () =>
      asksForFiles(input)
        ? this.kernel.transaction(withFiles)
        : this.change(topicId, reasoned, () => this.prepared(topicId, written, input, given.viewer));
    return given.tx ? edit() : withFreeAddress(edit);
  }

  /**
   * Locks the topic's row before the first write, as every change does. Then it attaches the files and appends the
   * edit.
   */
  private async withFiles(
    topicId: number,
    written: Changes,
    input: EditTopic['input'],
    given: Given & { tx: Repeatable },
  ): Promise<Made> {
    const { tx } = given;
    const owner = { kind: 'topic', id: topicId } as const;
    await run(tx, topicToChange(topicId));
    const prepare = async () => {
      const prepared = await this.prepared(topicId, written, input, given.viewer);
      const added = await this.files.take(tx, given.viewer, owner, input);
      const changes = { ...prepared.command.changes, attachments: { kept: input.attachments, added } };
      return { ...prepared, command: { ...prepared.command, changes } };
    };
    const { state, position } = await this.changed(topicId, given, prepare);
    if (state.status !== 'missing') await this.files.keep(tx, owner, state.attachments);
    return { id: topicId, position };
  }

  private async prepared(topicId: number, written: Changes, input: EditTopic['input'], viewer: MemberViewer) {
    const topic = await this.facts.topic(viewer, topicId);
    if (topic.postType === 'video' && input.video_url !== undefined && !input.video_url) {
      throw Refusal.invalid('video_url', VIDEO_REQUIRED);
    }
    for (const field of ['meta_title', 'meta_description'] as const) {
      if (written[field] === '') throw Refusal.invalid(field, communityText('topic.metaRequired'));
    }
    const allowed = topicFields(viewer, topic.authorId === viewer.id);
    const moves = written.board_id !== undefined && written.board_id !== topic.boardId && allowed.includes('board_id');
    const board = moves ? await this.target(viewer, topic, written.board_id!) : null;
    const onWall = (board ?? topic).boardType === 'moodboard' && isEnough;
    const said = written.content?.content;
    // The title of an introduction is enough (part 1 §5: its body is optional).
    const tooShort = said === undefined || topic.postType === 'introduce' || isEnough(said) ? undefined : textIsShort();
    const content = written.content && (await this.mentions.link(written.content, { ...topic, ...board }, EXCERPT));
    const changes: Changes = { ...written, content, slug: await this.slug(topic, input.slug) };
    const { version: revision } = input;
    return {
      command: { kind: 'edit' as const, changes, allowed, onWall, tooShort, revision, now: this.kernel.clock.now() },
      require: board ? [boardIsUnchanged(board)] : [],
    };
  }

  /**
   * The board that the topic moves to.
   * @throws {Refusal} `forbidden` or `invalid` if the topic may not go there.
   */
  private async target(viewer: MemberViewer, topic: TopicFacts, boardId: number): Promise<BoardFacts> {
    const board = await this.facts.board(viewer, boardId);
    if (!canWrite(viewer, board)) throw new Refusal('forbidden', communityText('board.writing'));
    // Such a move would show a private ticket to others, or hide a topic from members who commented on it.
    if (topic.isTicket !== (board.boardType === 'helpdesk')) {
      throw Refusal.invalid('channel_id', communityText('ticket.moving'));
    }
    if (board.boardType === 'moodboard' && topic.postType !== 'image')
      throw Refusal.invalid('channel_id', ONLY_PICTURES);
    return board;
  }

  private async slug(topic: TopicFacts, wanted: string | undefined): Promise<string | undefined> {
    if (wanted === undefined) return undefined;
    const slug = slugOf(wanted, '');
    if (!slug) throw Refusal.invalid('slug', communityText('topic.slug'));
    return slug === topic.slug ? slug : this.facts.freeSlug(slug, topic.id);
  }
}
