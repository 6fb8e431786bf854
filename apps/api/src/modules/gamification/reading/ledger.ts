import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { type AsyncProjection, Kernel, type Position, type Recorded, Refusal, run } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql, { empty } from 'sql-template-tag';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import { LOGGER } from '../../../platform/observability/logger.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { ledgerOf } from '../ledger/ledger.projection.ts';
import type { MembersRecounted } from '../recounts/recount.events.ts';
import { StandingQueries } from './standing.queries.ts';
import { TrophyNotices } from './trophy.notices.ts';

/** Events that may change the scores of all members. */
const WIDE = ['RulesPublished', 'TrophyMade', 'TrophyChanged'] as const;

interface About {
  member_id: number;
}
/** A refusal for one member, who may be inactive, must not stop notifications for the others. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/**
 * The score ledger of this process. Builds its projection after all modules have registered, and notifies open screens
 * after each commit.
 */
@Injectable()
export class Ledger implements OnApplicationBootstrap {
  private projection: AsyncProjection | null = null;
  private told: Promise<void> = Promise.resolve();

  constructor(
    private readonly kernel: Kernel,
    private readonly offers: ScoreOffers,
    private readonly fanout: Fanout,
    private readonly standing: StandingQueries,
    private readonly notices: TrophyNotices,
    private readonly community: CommunityChoices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const ledger = ledgerOf(this.offers);
    this.kernel.project(ledger);
    this.projection = ledger;
    const scored = (event: Recorded) => this.queue(event, () => this.score(event));
    // A recount notifies once at its end.
    const wide = (event: Recorded) => {
      if (!(event.data as { by_recount?: true }).by_recount) this.queue(event, () => this.wide(event));
    };
    const recounted = (event: Recorded) => this.queue(event, () => this.recounted(event));
    const held = (event: Recorded) => this.queue(event, () => this.tell((event.data as About).member_id, event));
    this.kernel.onApplied(ledger, {
      ...Object.fromEntries(this.offers.types.map((type) => [type, scored])),
      ...Object.fromEntries(WIDE.map((type) => [type, wide])),
      MembersRecounted: recounted,
      ...{ TrophyGranted: held, TrophyTakenAway: held, TrophyActivated: held, TrophyCleared: held },
    });
  }

  /** Waits until the ledger has applied `position`, at most as long as a read waits. */
  async shown(position: Position | null): Promise<void> {
    await this.kernel.shown([this.projection!], position);
  }

  private queue(event: Recorded, tell: () => Promise<void>): void {
    this.told = this.told
      .then(async () => {
        if ((await this.community.current()).values.plugins.includes('gamification')) await tell();
      })
      .catch((err: unknown) => this.logger.warn({ err, event: event.id }, 'a live event was lost'));
  }

  /** Notifies each member whose score the event changed (part 3 §7). */
  private async score(event: Recorded): Promise<void> {
    for (const move of this.offers.movesOf(event)) {
      if (move.is === 'zone' || move.is === 'left') continue;
      const member = 'member' in move && move.member !== undefined ? sql`and member_id = ${move.member}` : empty;
      const rows = await run<About>(
        this.kernel.db.reads,
        sql`select member_id from gamification.deed where kind = ${move.deed} and thing = ${move.thing} ${member}
            and exists (select 1 from gamification.ruleset)`,
      );
      for (const { member_id } of rows) await this.tell(member_id, event).catch(unlessRefused);
    }
  }

  /** Signals all open screens to refetch, because these events are not sent per member. */
  private async wide({ id }: Recorded): Promise<void> {
    this.fanout.publish(channels.community, 'scores-changed', {});
    await this.notices.soon(String(id));
  }

  /** Signals open screens once at the end of a recount, not after each batch. */
  private async recounted(event: Recorded): Promise<void> {
    if ((event.data as MembersRecounted).up_to === null) return this.wide(event);
    await this.notices.soon(String(event.id));
  }

  private async tell(memberId: number, { id, occurredAt }: Recorded): Promise<void> {
    const { karma, level, streak } = await this.standing.of(memberId);
    const earned = await run<{ trophy_id: number }>(
      this.kernel.db.reads,
      sql`select trophy_id from gamification.earned where member_id = ${memberId} and earned_at = ${occurredAt} and not revoked`,
    );
    const trophy_ids = earned.map(({ trophy_id }) => trophy_id);
    this.fanout.publish(channels.score(memberId), 'scoreEvent', {
      user_id: memberId,
      karma,
      level,
      streak,
      trophy_ids,
    });
    if (trophy_ids.length > 0) await this.notices.soon(`${id} ${memberId}`);
  }
}
