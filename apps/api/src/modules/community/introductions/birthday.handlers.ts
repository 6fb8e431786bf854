import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { birthdayWords } from './birthday.words.ts';
import { TellBirthday } from './introduction.commands.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { boardIsUnchanged } from '../rights/preconditions.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { topicDecider, topicStream } from '../topics/topic.decider.ts';
import { topicContent } from '../topics/topic.input.ts';
import { communityText } from '../community.texts.ts';

/** Posts a member's birthday topic, once a year. If two run concurrently, the unique index rejects one. */
@CommandHandler(TellBirthday)
export class TellBirthdayHandler implements ICommandHandler<TellBirthday> {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
    private readonly standing: MemberStatus,
    private readonly facts: CommunityFacts,
  ) {}

  async execute(told: TellBirthday): Promise<{ position: Position | null }> {
    if (await this.isTold(told)) return { position: null };
    try {
      // If two members with the same name compete for a slug, the loser retries and appends its id.
      return await this.tell(told).catch((error: unknown) =>
        violates(error, 'topic_slug') ? this.tell(told) : Promise.reject(error),
      );
    } catch (error) {
      if (violates(error, 'topic_birthday_once')) return { position: null };
      throw error;
    }
  }

  private async isTold({ memberId, year }: TellBirthday): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from community.topic
          where author_id = ${memberId} and post_type = 'birthday' and birthday_year = ${year}`,
    );
    return row !== null;
  }

  /**
   * Posts in the community's language, on a board that the member may read.
   * @throws {Refusal} `forbidden` if the member is not active.
   */
  private async tell({ memberId, firstName, year, correlationId, at }: TellBirthday) {
    const { birthday_board_id, locale } = (await this.settings.current()).values;
    const { title, content } = birthdayWords(locale, firstName);
    const said = await topicContent(content);
    return this.kernel.execute({
      decider: topicDecider,
      meta: { actor_id: null, correlation_id: correlationId },
      at,
      prepare: async () => {
        const viewer = await this.standing.of(memberId, correlationId);
        if (!viewer) throw new Refusal('forbidden', communityText('birthday.subject'));
        const board = await this.facts.boardToPostOn(viewer, birthday_board_id, { slug: slugOf(title, '') });
        const ids = { topic_id: board.topicId, post_id: board.postId, board_id: board.id, author_id: memberId };
        const words = { title, slug: board.slug, ...said };
        const topic = { ...ids, ...words, post_type: 'birthday' as const, birthday_year: year };
        return {
          stream: topicStream(board.topicId),
          command: { kind: 'post' as const, topic },
          require: [boardIsUnchanged(board)],
        };
      },
    });
  }
}
