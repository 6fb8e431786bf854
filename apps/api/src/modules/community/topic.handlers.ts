import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, violates } from '@lyceum/kernel';
import { Settings } from '../settings/index.ts';
import { type Made, PostTopic } from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { boardIsUnchanged } from './community.held.ts';
import { canWrite, topicFields } from './community.policies.ts';
import { givenMeta } from './given-meta.ts';
import { PollPosting } from './poll.posting.ts';
import { slugOf } from './slug.ts';
import { liesAhead } from './topic-edit.decider.ts';
import { topicDecider, topicStream } from './topic.decider.ts';
import type { Topic } from './topic-edit.decider.ts';
import { optionalContent, releaseOf, topicContent } from './topic.input.ts';

const SLUG_ATTEMPTS = 3;

type Written = Pick<
  Extract<Parameters<typeof topicDecider.decide>[0], { kind: 'post' }>['topic'],
  'title' | 'content' | 'excerpt' | 'post_type' | 'quiz_id' | 'sticky' | 'release_at' | 'scheduled'
>;

@CommandHandler(PostTopic)
export class PostTopicHandler implements ICommandHandler<PostTopic> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly settings: Settings,
    private readonly polls: PollPosting,
  ) {}

  async execute({ input, given }: PostTopic): Promise<Made & { postId: number }> {
    const { html, excerpt } = input.post_type === 'poll' ? optionalContent(input.content) : topicContent(input.content);
    const quizId = await this.polls.idFor(input);
    const { time_zone } = (await this.settings.current()).values;
    const release_at = input.release_date === undefined ? undefined : releaseOf(input.release_date, time_zone);
    // Pinning and scheduling are for administrators, at posting as later (part 1 §6).
    if ((release_at || input.sticky) && !topicFields(given.viewer, true).includes('release_at')) {
      throw new Refusal('forbidden', 'Only administrators pin and schedule.');
    }
    const { title, post_type, sticky } = input;
    const written = {
      title,
      content: html,
      excerpt,
      post_type,
      ...(quizId !== null && { quiz_id: quizId }),
      ...(sticky && { sticky }),
      ...(release_at && { release_at, scheduled: liesAhead(release_at, given.at ?? this.kernel.clock.now()) }),
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return quizId === null
          ? await this.post(input.channel_id, written, given)
          : await this.withPoll(quizId, input, written, given);
      } catch (error) {
        // Two topics of one title at once: the loser looks again and takes the slug with its id.
        if (!violates(error, 'topic_slug') || attempt === SLUG_ATTEMPTS) throw error;
      }
    }
  }

  private withPoll(quizId: number, input: PostTopic['input'], written: Written, given: PostTopic['given']) {
    return this.kernel.transaction(async (tx) => {
      const poll = await this.polls.take(tx, quizId, { input, given });
      const posted = await this.post(input.channel_id, written, given, tx);
      const position = await this.polls.create(tx, poll, posted.id, given);
      return { ...posted, position };
    });
  }

  private async post(
    boardId: number,
    written: Written,
    given: PostTopic['given'],
    tx?: Queryable,
  ): Promise<Made & { postId: number }> {
    const { state, position } = await this.kernel.execute({
      decider: topicDecider,
      meta: givenMeta(given),
      at: given.at,
      tx,
      prepare: async () => {
        const board = await this.facts.boardToPostOn(given.viewer, boardId, slugOf(written.title, ''));
        if (!canWrite(given.viewer, board)) throw new Refusal('forbidden', 'You may not write on this board.');
        const ticket = board.boardType === 'helpdesk';
        if (ticket && written.post_type === 'poll') throw Refusal.invalid('post_type', 'A ticket cannot be a poll.');
        const { topicId, postId, slug } = board;
        const ids = { topic_id: topicId, post_id: postId, board_id: boardId, author_id: given.viewer.id };
        return {
          stream: topicStream(topicId),
          command: { kind: 'post' as const, topic: { ...ids, ...written, slug, ...(ticket && { ticket }) } },
          require: [boardIsUnchanged(board)],
        };
      },
    });
    const posted = state as Topic;
    return { id: posted.topic_id, postId: posted.post_id, position };
  }
}
