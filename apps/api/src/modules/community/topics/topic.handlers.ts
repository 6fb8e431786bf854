import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, Refusal, violates } from '@lyceum/kernel';
import { Settings } from '../../settings/index.ts';
import type { Made } from '../posts/given.ts';
import { PostTopic } from './topic.commands.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { boardIsUnchanged } from '../rights/preconditions.ts';
import { canWrite, topicFields } from '../rights/policies.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { checkMoodpost } from '../attachments/moodpost.decider.ts';
import { PostMentions } from '../posts/post-mentions.ts';
import { PostScreening } from '../posts/screening/post-screening.ts';
import { PollPosting } from '../polls/posting/poll.posting.ts';
import { asksForFiles, PostFiles } from '../attachments/post-files.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { liesAhead } from './changes/topic-edit.decider.ts';
import { topicDecider, topicStream } from './topic.decider.ts';
import type { Topic } from './changes/topic-edit.decider.ts';
import { asksForText, EXCERPT, mustBeEnough, releaseOf, topicContent, videoOf } from './topic.input.ts';
import { communityText } from '../community.texts.ts';

const SLUG_ATTEMPTS = 3;

type Written = Pick<
  Extract<Parameters<typeof topicDecider.decide>[0], { kind: 'post' }>['topic'],
  | 'title'
  | 'content'
  | 'excerpt'
  | 'rules_version'
  | 'post_type'
  | 'video_url'
  | 'video_id'
  | 'quiz_id'
  | 'tags'
  | 'sticky'
  | 'release_at'
  | 'scheduled'
>;

/** Posts a topic. A poll or files need a transaction, because they involve other rows. */
@CommandHandler(PostTopic)
export class PostTopicHandler implements ICommandHandler<PostTopic> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly settings: Settings,
    private readonly polls: PollPosting,
    private readonly files: PostFiles,
    private readonly mentions: PostMentions,
    private readonly screening: PostScreening,
  ) {}

  async execute({ input, given }: PostTopic): Promise<Made & { postId: number }> {
    const cleaned = await topicContent(input.content);
    const { text, hold } = await this.screening.screen(
      given,
      { ...cleaned, title: input.title },
      {
        excerptLength: EXCERPT,
        isNew: !given.tx,
        more: [
          input.video_url,
          ...(input.tags ?? []),
          ...(input.poll?.question_options ?? []).map(({ value }) => value),
        ],
      },
    );
    const { title, ...content } = text;
    if (asksForText(input.post_type)) mustBeEnough(content.content);
    const video = videoOf(input.video_url);
    const quizId = await this.polls.idFor(input);
    const { time_zone } = (await this.settings.current()).values;
    const release_at = input.release_date === undefined ? undefined : releaseOf(input.release_date, time_zone);
    // Only administrators pin and schedule, at posting as in later edits (part 1 §6).
    if ((release_at || input.sticky) && !topicFields(given.viewer, true).includes('release_at')) {
      throw new Refusal('forbidden', communityText('topic.staffOnly'));
    }
    const { post_type, sticky } = input;
    const written = {
      title,
      ...content,
      post_type,
      ...(video && { video_url: video.url, video_id: video.id }),
      ...(quizId !== null && { quiz_id: quizId }),
      ...(input.tags?.length && { tags: input.tags }),
      ...(sticky && { sticky }),
      ...(release_at && { release_at, scheduled: liesAhead(release_at, given.at ?? this.kernel.clock.now()) }),
    };
    if (hold && (await this.isReviewed(input.channel_id, given))) {
      const { content: html, excerpt } = content;
      const place = { boardId: input.channel_id, topicId: null };
      return this.screening.hold({ kind: 'topic', ...place, title, content: html, excerpt, input, cause: hold }, given);
    }
    // The owner of the transaction retries it.
    if (given.tx) return this.within(given.tx, quizId, input, written, given);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return quizId === null && !asksForFiles(input)
          ? await this.post(input, written, given)
          : await this.withOthers(quizId, input, written, given);
      } catch (error) {
        // If two topics compete for a slug, the loser retries and appends its id.
        if (!violates(error, 'topic_slug') || attempt === SLUG_ATTEMPTS) throw error;
      }
    }
  }

  /** Posts the topic in one transaction with its poll or files. */
  private withOthers(quizId: number | null, input: PostTopic['input'], written: Written, given: PostTopic['given']) {
    return this.kernel.transaction((tx) => this.within(tx, quizId, input, written, given));
  }

  private async within(
    tx: Repeatable,
    quizId: number | null,
    input: PostTopic['input'],
    written: Written,
    given: PostTopic['given'],
  ) {
    const poll = quizId === null ? null : await this.polls.take(tx, quizId, { input, given });
    const posted = await this.post(input, written, given, tx);
    if (!poll) return posted;
    const position = await this.polls.create(tx, poll, posted.id, given);
    return { ...posted, position };
  }

  /** Whether posts on the board can wait for a review. Moderators don't read tickets. */
  private async isReviewed(boardId: number, { viewer }: PostTopic['given']): Promise<boolean> {
    const board = await this.facts.board(viewer, boardId);
    if (!canWrite(viewer, board)) throw new Refusal('forbidden', communityText('board.writing'));
    return board.boardType !== 'helpdesk';
  }

  private async post(
    input: PostTopic['input'],
    written: Written,
    given: PostTopic['given'],
    tx?: Repeatable,
  ): Promise<Made & { postId: number }> {
    const { state, position } = await this.kernel.execute({
      decider: topicDecider,
      meta: givenMeta(given),
      at: given.at,
      tx,
      prepare: async () => {
        const boardId = input.channel_id;
        const board = await this.facts.boardToPostOn(given.viewer, boardId, {
          slug: slugOf(written.title, ''),
          scheduled: written.scheduled === true,
        });
        if (!canWrite(given.viewer, board)) throw new Refusal('forbidden', communityText('board.writing'));
        const ticket = board.boardType === 'helpdesk';
        if (ticket && written.post_type === 'poll') throw Refusal.invalid('post_type', communityText('ticket.poll'));
        const { topicId, postId, slug } = board;
        const ids = { topic_id: topicId, post_id: postId, board_id: boardId, author_id: given.viewer.id };
        const place = { ...board, isTicket: ticket, authorId: given.viewer.id };
        const text = await this.mentions.link(written, place, EXCERPT);
        const owner = { kind: 'topic', id: topicId } as const;
        const attachments = tx && (await this.files.take(tx, given.viewer, owner, input));
        if (board.boardType === 'moodboard') {
          mustBeEnough(written.content);
          checkMoodpost({ post_type: written.post_type, attachments });
        }
        return {
          stream: topicStream(topicId),
          command: {
            kind: 'post' as const,
            topic: { ...ids, ...text, slug, ...(attachments?.length && { attachments }), ...(ticket && { ticket }) },
          },
          require: [boardIsUnchanged(board)],
        };
      },
    });
    const posted = state as Topic;
    return { id: posted.topic_id, postId: posted.post_id, position };
  }
}
