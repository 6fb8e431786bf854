import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, violates } from '@lyceum/kernel';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { Settings } from '../../settings/index.ts';
import { DismissIntroduction, Introduce, OfferIntroduction } from './introduction.commands.ts';
import type { Made } from '../posts/given.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { boardIsUnchanged, topicToChange } from '../rights/preconditions.ts';
import { canWrite, isPublicBoard } from '../rights/policies.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { IntroductionQueries } from './introduction.queries.ts';
import { PostMentions } from '../posts/post-mentions.ts';
import { PostScreening } from '../posts/screening/post-screening.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { topicDecider, topicStream } from '../topics/topic.decider.ts';
import { EXCERPT, topicContent } from '../topics/topic.input.ts';
import { communityText } from '../community.texts.ts';

/** Contains a character that no slug of a title has. Otherwise a taken slug would reveal the hidden topic. */
const hiddenSlug = (topicId: number): string => `introduction~${topicId}`;

/** Creates the invisible topic, once per member. If two run concurrently, the unique index rejects one. */
@CommandHandler(OfferIntroduction)
export class OfferIntroductionHandler implements ICommandHandler<OfferIntroduction> {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
    private readonly introductions: IntroductionQueries,
  ) {}

  async execute({ memberId, meta, at }: OfferIntroduction): Promise<{ position: Position | null }> {
    const boardId = (await this.settings.current()).values.introduction_board_id;
    const ids = boardId === 0 ? null : await this.introductions.toOffer(memberId, boardId);
    if (!ids) return { position: null };
    const { topicId, postId } = ids;
    const place = { topic_id: topicId, post_id: postId, board_id: boardId, author_id: memberId };
    const words = { title: '', slug: hiddenSlug(topicId), content: '', excerpt: '' };
    const topic = { ...place, ...words, post_type: 'introduce' as const, invisible: true };
    try {
      return await this.kernel.execute({
        decider: topicDecider,
        meta: { ...meta, actor_id: memberId },
        at,
        prepare: () => ({ stream: topicStream(topicId), command: { kind: 'post' as const, topic } }),
      });
    } catch (error) {
      if (violates(error, 'topic_introduction_once')) return { position: null };
      throw error;
    }
  }
}

/**
 * Publishes the member's introduction on its board.
 * @throws {Refusal} `forbidden` if the member may not write on the board.
 */
@CommandHandler(Introduce)
export class IntroduceHandler implements ICommandHandler<Introduce> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly introductions: IntroductionQueries,
    private readonly mentions: PostMentions,
    private readonly screening: PostScreening,
  ) {}

  async execute({ input, given }: Introduce): Promise<Made> {
    const { topicId } = await this.introductions.of(given.viewer);
    const cleaned = { title: input.title, ...(await topicContent(input.body)) };
    const { text } = await this.screening.screen(given, cleaned, { excerptLength: EXCERPT, isNew: false });
    const give = () => this.give(topicId, text, given);
    // If two topics compete for a slug, the loser retries and appends its id.
    return give().catch((error: unknown) => (violates(error, 'topic_slug') ? give() : Promise.reject(error)));
  }

  private async give(topicId: number, text: { title: string } & CleanText, given: Introduce['given']): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const board = await this.introductions.of(given.viewer);
        if (!canWrite(given.viewer, board)) throw new Refusal('forbidden', communityText('board.writing'));
        const plain = slugOf(text.title, `topic-${topicId}`);
        const slug = isPublicBoard(board) ? await this.facts.freeSlug(plain, topicId) : `${plain}-${topicId}`;
        const place = { ...board, isTicket: false, authorId: given.viewer.id };
        const linked = await this.mentions.link(text, place, EXCERPT);
        return {
          command: { kind: 'introduce' as const, text: { ...linked, slug } },
          require: [topicToChange(topicId), boardIsUnchanged(board)],
        };
      },
    });
    return { id: topicId, position };
  }
}

/** Declines the member's introduction. */
@CommandHandler(DismissIntroduction)
export class DismissIntroductionHandler implements ICommandHandler<DismissIntroduction> {
  constructor(
    private readonly kernel: Kernel,
    private readonly introductions: IntroductionQueries,
  ) {}

  async execute({ given }: DismissIntroduction): Promise<{ position: Position | null }> {
    const { topicId } = await this.introductions.of(given.viewer);
    return this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given),
      prepare: () => ({ command: { kind: 'dismiss' as const }, require: [topicToChange(topicId)] }),
    });
  }
}
