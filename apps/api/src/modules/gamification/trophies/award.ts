import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type TrophyKeeper, Trophies } from '../../../platform/scores/trophies.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { grantDecider, grantStream } from './grant.decider.ts';
import type { TrophyDetails } from './trophy.events.ts';
import { shownTrophy } from './trophy.look.ts';

/** Provides trophies to modules that award them (docs/adr/0055). */
@Injectable()
export class Awards implements TrophyKeeper, OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly trophies: Trophies,
    private readonly standing: MemberStatus,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.trophies.keptBy(this);
  }

  async shown(ids: readonly number[]) {
    if (!(await this.isOn())) return new Map();
    const rows = await run<{ id: number; details: TrophyDetails }>(
      this.kernel.db.lookups,
      sql`select id, details from gamification.trophy where id = any(${[...ids]}::int[]) and not retired`,
    );
    return new Map(rows.map(({ id, details }) => [id, shownTrophy(id, details)]));
  }

  async award(trophy_id: number, member_id: number, correlation_id: string): Promise<void> {
    if (!(await this.shown([trophy_id])).has(trophy_id) || !(await this.standing.roleOf(member_id))) return;
    await this.kernel.execute({
      decider: grantDecider,
      stream: grantStream(trophy_id, member_id),
      meta: { actor_id: null, correlation_id },
      prepare: () => ({ command: { kind: 'award' as const, trophy_id, member_id } }),
    });
  }

  private async isOn(): Promise<boolean> {
    return (await this.settings.current()).values.plugins.includes('gamification');
  }
}
