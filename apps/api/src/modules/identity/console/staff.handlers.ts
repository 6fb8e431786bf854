import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { metaOf } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { Access } from '../access/access.ts';
import { BanMember, ChangeRole, type Done, GrantLevel, RevokeLevel, UnbanMember } from '../members/member.commands.ts';
import { type MemberCommand, memberDecider, memberStream } from '../members/member.decider.ts';
import { identityText } from '../identity.texts.ts';

type About = ChangeRole | GrantLevel | RevokeLevel | BanMember | UnbanMember;

/** What all of them do: decide on the member's stream, then tell every process that their rights have changed. */
@Injectable()
abstract class StaffHandler {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly fanout: Fanout,
  ) {}

  protected async decide({ memberId, viewer, reason }: About, command: MemberCommand, tx?: Repeatable): Promise<Done> {
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: () => ({ command }),
      tx,
    });
    if (!tx) this.told(memberId);
    return { position };
  }

  protected told(memberId: number): void {
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
  }
}

@CommandHandler(ChangeRole)
export class ChangeRoleHandler extends StaffHandler implements ICommandHandler<ChangeRole> {
  execute(command: ChangeRole): Promise<Done> {
    return this.decide(command, { kind: 'change-role', role: command.role, by: command.viewer.id });
  }
}

@CommandHandler(GrantLevel)
export class GrantLevelHandler extends StaffHandler implements ICommandHandler<GrantLevel> {
  async execute({ memberId, levelId, expiresAt, viewer, reason }: GrantLevel): Promise<Done> {
    const expires_at = inFuture('expires_at', expiresAt, this.kernel.clock.now());
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: async () => {
        const level = await runOne(this.kernel.db.pool, sql`select 1 from identity.level where id = ${levelId}`);
        if (!level) throw new Refusal('missing', identityText('level.missing'));
        return {
          command: { kind: 'grant-level' as const, level_id: levelId, expires_at },
          require: [sql`select 1 from identity.level where id = ${levelId} for share`],
        };
      },
    });
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    return { position };
  }
}

@CommandHandler(RevokeLevel)
export class RevokeLevelHandler extends StaffHandler implements ICommandHandler<RevokeLevel> {
  execute(command: RevokeLevel): Promise<Done> {
    return this.decide(command, { kind: 'revoke-level', level_id: command.levelId });
  }
}

@CommandHandler(BanMember)
export class BanMemberHandler extends StaffHandler implements ICommandHandler<BanMember> {
  constructor(
    kernel: Kernel,
    fanout: Fanout,
    private readonly access: Access,
  ) {
    super(kernel, fanout);
  }

  /** From the event on nothing of theirs is let in; what there is ends with it, and does not come back with the ban's end. */
  async execute(command: BanMember): Promise<Done> {
    const { id, role } = command.viewer;
    const until = inFuture('until', command.until, this.kernel.clock.now());
    const { done, ended } = await this.kernel.transaction(async (tx) => ({
      done: await this.decide(command, { kind: 'ban', until, by: { id, role } }, tx),
      ended: await this.access.end(tx, command.memberId),
    }));
    this.told(command.memberId);
    this.access.tell(ended);
    return done;
  }
}

@CommandHandler(UnbanMember)
export class UnbanMemberHandler extends StaffHandler implements ICommandHandler<UnbanMember> {
  execute(command: UnbanMember): Promise<Done> {
    return this.decide(command, { kind: 'unban' });
  }
}

/** In one form, so that the same moment sent twice is the same. */
function inFuture(field: string, moment: string | null, now: Date): string | null {
  if (moment === null) return null;
  const at = new Date(moment);
  if (at <= now) throw Refusal.invalid(field, identityText('ban.future'));
  return at.toISOString();
}
