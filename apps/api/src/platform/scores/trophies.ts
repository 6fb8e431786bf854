import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';

type ShownTrophy = NonNullable<identity.MemberCard['active_trophy']>;

/** What whoever keeps trophies answers. */
export interface TrophyKeeper {
  /** Of these, those that there are and that can still be had. */
  shown(ids: readonly number[]): Promise<Map<number, ShownTrophy>>;
  /** Once per member. Nothing of one that cannot be had any more, nor of one that staff took away from them. */
  award(trophyId: number, memberId: number, correlationId: string): Promise<void>;
}

/** Trophies that come with something else: a course that was finished, a lesson. Without a keeper there are none. */
@Injectable()
export class Trophies {
  private keeper: TrophyKeeper | null = null;

  keptBy(keeper: TrophyKeeper): void {
    if (this.keeper) throw new Error('trophies are kept twice');
    this.keeper = keeper;
  }

  /** By their ids; most things have none, which asks nobody. */
  async shown(ids: readonly (number | null)[]): Promise<Map<number, ShownTrophy>> {
    const asked = [...new Set(ids)].filter((id) => id !== null);
    return asked.length === 0 || !this.keeper ? new Map() : this.keeper.shown(asked);
  }

  async award(trophyId: number, memberId: number, correlationId: string): Promise<void> {
    await this.keeper?.award(trophyId, memberId, correlationId);
  }
}
