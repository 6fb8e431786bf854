import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { community } from '@lyceum/contracts';
import { excerptOf, plainText, sanitizeRichText } from '@lyceum/editor/sanitize';
import { Kernel, Refusal, violates } from '@lyceum/kernel';
import { type Made, PostTopic, SetTopicStatus } from './community.commands.ts';
import { boardIsUnchanged, CommunityFacts, topicToChange } from './community.facts.ts';
import { canWrite, topicPermissions } from './community.policies.ts';
import { givenMeta } from './given-meta.ts';
import { slugOf } from './slug.ts';
import { topicDecider, topicStream } from './topic.decider.ts';

const { excerpt: EXCERPT, contentMin: CONTENT_MIN } = community.COMMUNITY_LIMITS;
const SLUG_ATTEMPTS = 3;

@CommandHandler(PostTopic)
export class PostTopicHandler implements ICommandHandler<PostTopic> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ input, given }: PostTopic): Promise<Made & { postId: number }> {
    const content = sanitizeRichText(input.content);
    if ([...plainText(content)].length < CONTENT_MIN) {
      throw Refusal.invalid('content', `Content must have at least ${CONTENT_MIN} characters.`);
    }
    const [topicId, postId] = await Promise.all([this.facts.nextId('topic'), this.facts.nextId('post')]);
    const written = { title: input.title, content, excerpt: excerptOf(content, EXCERPT), post_type: input.post_type };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const position = await this.post(topicId, postId, input.channel_id, written, given);
        return { id: topicId, postId, position };
      } catch (error) {
        // Two topics of one title at once: the loser looks again and takes the slug with its id.
        if (!violates(error, 'topic_slug') || attempt === SLUG_ATTEMPTS) throw error;
      }
    }
  }

  private async post(
    topicId: number,
    postId: number,
    boardId: number,
    written: { title: string; content: string; excerpt: string; post_type: 'text' },
    given: PostTopic['given'],
  ) {
    const { position } = await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const board = await this.facts.board(given.viewer, boardId);
        if (!canWrite(given.viewer, board)) throw new Refusal('forbidden', 'You may not write on this board.');
        const slug = await this.facts.freeSlug(slugOf(written.title, `topic-${topicId}`), topicId);
        const ids = { topic_id: topicId, post_id: postId, board_id: boardId, author_id: given.viewer.id };
        return {
          command: { kind: 'post' as const, topic: { ...ids, ...written, slug } },
          require: [boardIsUnchanged(board)],
        };
      },
    });
    return position;
  }
}

@CommandHandler(SetTopicStatus)
export class SetTopicStatusHandler implements ICommandHandler<SetTopicStatus> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ topicId, closed, given }: SetTopicStatus): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      prepare: async () => {
        const topic = await this.facts.topic(given.viewer, topicId);
        const rights = topicPermissions(given.viewer, topic.authorId === given.viewer.id, topic.status === 'closed');
        if (!rights.includes('CLOSE')) throw new Refusal('forbidden', 'You may not close or open this topic.');
        const kind = closed ? ('close' as const) : ('reopen' as const);
        return { command: { kind }, require: [topicToChange(topicId)] };
      },
    });
    return { id: topicId, position };
  }
}
