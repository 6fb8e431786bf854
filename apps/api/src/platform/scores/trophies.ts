import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { isAtLeast, type MemberViewer } from '../http/viewer.ts';
import { platformText } from '../texts/platform.texts.ts';

type ShownTrophy = NonNullable<identity.MemberCard['active_trophy']>;

/** What whoever keeps trophies answers. */
export interface TrophyKeeper {
  /** Of these, those that there are and that can still be had. */
  shown(ids: readonly number[]): Promise<Map<number, ShownTrophy>>;
  /** Once per member. Nothing of one that cannot be had any more, nor of one that staff took away from them. */
  award(trophyId: number, memberId: number, correlationId: string): Promise<void>;
}

/** Trophies that come with something else: a course that was finished, a lesson, an event. Without a keeper there are none. */
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

  /**
   * Which trophy comes with something is said by administrators, as they give trophies by hand; `held` is the one that came with it before.
   * @throws {Refusal} `forbidden` for others, `invalid` for one that there is not
   */
  async mustBeGiven(viewer: MemberViewer, trophyId: number | null | undefined, held: number | null): Promise<void> {
    if (trophyId === undefined || trophyId === null || trophyId === held) return;
    if (!isAtLeast(viewer, 'admin')) throw new Refusal('forbidden', platformText('trophy.forbidden'));
    if (!(await this.shown([trophyId])).has(trophyId)) {
      throw Refusal.invalid('trophy_id', platformText('trophy.missing'));
    }
  }

  async award(trophyId: number, memberId: number, correlationId: string): Promise<void> {
    await this.keeper?.award(trophyId, memberId, correlationId);
  }
}
