import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, type Prepared, type Queryable, type Repeatable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { metaOf } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { Access } from '../access/access.ts';
import { BanMember, ChangeRole, type Done, GrantLevel, RevokeLevel, UnbanMember } from '../members/member.commands.ts';
import { type MemberCommand, memberDecider, memberStream } from '../members/member.decider.ts';
import { administratorGives, currentStaff } from '../standing/staff.ts';
import { identityText } from '../identity.texts.ts';

type StaffCommand = ChangeRole | GrantLevel | RevokeLevel | BanMember | UnbanMember;

/**
 * Decides on the member's stream, while the staff member holds the required role. Signals the change to every process.
 */
@Injectable()
export abstract class StaffHandler {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly fanout: Fanout,
  ) {}

  protected async decide(
    { memberId, viewer, reason }: Pick<StaffCommand, 'memberId' | 'viewer' | 'reason'>,
    prepare: (db: Queryable) => Promise<Prepared<MemberCommand>>,
    tx?: Repeatable,
  ): Promise<Done> {
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: () => prepare(tx ?? this.kernel.db.pool),
      tx,
    });
    if (!tx) this.told(memberId);
    return { position };
  }

  protected told(memberId: number): void {
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
  }
}

/** Changes the role of a member, on behalf of an administrator. */
@CommandHandler(ChangeRole)
export class ChangeRoleHandler extends StaffHandler implements ICommandHandler<ChangeRole> {
  execute(command: ChangeRole): Promise<Done> {
    const by = command.viewer.id;
    return this.decide(command, async (db) => {
      await currentStaff(db, by, 'admin');
      return { command: { kind: 'change-role', role: command.role, by }, require: [administratorGives(by)] };
    });
  }
}

/** Grants a membership level, forever or until a time in the future. */
@CommandHandler(GrantLevel)
export class GrantLevelHandler extends StaffHandler implements ICommandHandler<GrantLevel> {
  execute(command: GrantLevel): Promise<Done> {
    const { levelId, viewer } = command;
    const expires_at = inFuture('expires_at', command.expiresAt, this.kernel.clock.now());
    return this.decide(command, async (db) => {
      const { stillHolds } = await currentStaff(db, viewer.id, 'admin');
      const level = await runOne(db, sql`select 1 from identity.level where id = ${levelId}`);
      if (!level) throw new Refusal('missing', identityText('level.missing'));
      const isThere = sql`select 1 from identity.level where id = ${levelId} for share`;
      return { command: { kind: 'grant-level', level_id: levelId, expires_at }, require: [stillHolds, isThere] };
    });
  }
}

/** Revokes a membership level. */
@CommandHandler(RevokeLevel)
export class RevokeLevelHandler extends StaffHandler implements ICommandHandler<RevokeLevel> {
  execute(command: RevokeLevel): Promise<Done> {
    return this.decide(command, async (db) => {
      const { stillHolds } = await currentStaff(db, command.viewer.id, 'admin');
      return { command: { kind: 'revoke-level', level_id: command.levelId }, require: [stillHolds] };
    });
  }
}

type RecordBan = (command: BanMember, tx: Repeatable) => Promise<Position | null>;

/** Bans members, alone or as a part of a larger transaction. */
@Injectable()
export class Bans extends StaffHandler {
  record: RecordBan = () => Promise.resolve(null);

  constructor(
    kernel: Kernel,
    fanout: Fanout,
    private readonly access: Access,
  ) {
    super(kernel, fanout);
  }

  /** Sets how a ban is recorded that is no part of a larger decision, in its transaction. */
  onBan(record: RecordBan): void {
    this.record = record;
  }

  /**
   * From the event on, the member has no access. Sessions and tokens end in the same transaction, and do not return
   * when the ban ends. The caller calls `told` after the commit.
   * @throws {Refusal} if the ban has no future end, or the viewer may not ban the member.
   */
  async ban(command: BanMember, tx: Repeatable): Promise<Done & { told: () => void }> {
    const { id } = command.viewer;
    const until = inFuture('until', command.until, this.kernel.clock.now());
    const prepare = async (db: Queryable): Promise<Prepared<MemberCommand>> => {
      const { role, stillHolds } = await currentStaff(db, id, 'moderator');
      return { command: { kind: 'ban', until, by: { id, role } }, require: [stillHolds] };
    };
    const { position } = await this.decide(command, prepare, tx);
    const ended = await this.access.end(tx, command.memberId);
    return {
      position,
      told: () => {
        this.told(command.memberId);
        this.access.tell(ended);
      },
    };
  }
}

/** Bans a member, forever or until a time in the future. */
@CommandHandler(BanMember)
export class BanMemberHandler implements ICommandHandler<BanMember> {
  constructor(
    private readonly kernel: Kernel,
    private readonly bans: Bans,
  ) {}

  async execute(command: BanMember): Promise<Done> {
    const { position, told } = await this.kernel.transaction(async (tx) => {
      const banned = await this.bans.ban(command, tx);
      const recorded = banned.position && (await this.bans.record(command, tx));
      return { ...banned, position: recorded ?? banned.position };
    });
    told();
    return { position };
  }
}

/** Ends the ban of a member. */
@CommandHandler(UnbanMember)
export class UnbanMemberHandler extends StaffHandler implements ICommandHandler<UnbanMember> {
  execute(command: UnbanMember): Promise<Done> {
    return this.decide(command, async (db) => {
      const { stillHolds } = await currentStaff(db, command.viewer.id, 'moderator');
      return { command: { kind: 'unban' }, require: [stillHolds] };
    });
  }
}

/**
 * Normalises the format, so that the same time sent twice is no change.
 * @throws {Refusal} `invalid` if the time is not in the future.
 */
export function inFuture(field: string, moment: string | null, now: Date): string | null {
  if (moment === null) return null;
  const at = new Date(moment);
  if (at <= now) throw Refusal.invalid(field, identityText('ban.future'));
  return at.toISOString();
}
