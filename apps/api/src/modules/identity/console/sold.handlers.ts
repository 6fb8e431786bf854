import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { type Done, KeepSoldLevel } from '../members/member.commands.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';

/** Sets or ends a level that a member has bought. */
@CommandHandler(KeepSoldLevel)
export class KeepSoldLevelHandler implements ICommandHandler<KeepSoldLevel> {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  /** Does nothing if the member or the level no longer exists. */
  async execute({ memberId, levelId, expiresAt, correlationId }: KeepSoldLevel): Promise<Done> {
    const { lookups } = this.kernel.db;
    const member = await runOne(lookups, sql`select 1 from identity.member where id = ${memberId}`);
    const level = await runOne(lookups, sql`select 1 from identity.level where id = ${levelId}`);
    if (!member || !level) return { position: null };
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: { actor_id: null, correlation_id: correlationId },
      prepare: () => ({
        command: { kind: 'keep-sold-level' as const, level_id: levelId, expires_at: expiresAt },
        require: [sql`select 1 from identity.level where id = ${levelId} for share`],
      }),
    });
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    return { position };
  }
}
