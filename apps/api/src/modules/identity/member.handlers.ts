import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { identity } from '@lyceum/contracts';
import { Kernel, type Meta, type Position, Refusal, run, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type MemberViewer, metaOf } from '../../http/viewer.ts';
import { memberDecider, memberStream } from './member.decider.ts';
import { hashPassword } from './passwords.ts';

/** Names that would read as the community itself, or collide with an address of the app (decisions 17). */
const RESERVED = new Set(
  'admin administrator moderator support help system lyceum root api settings me profile login logout register'.split(
    ' ',
  ),
);

type Registration = z.output<typeof identity.registration>;

export class RegisterMember extends Command<{ memberId: number; position: Position | null }> {
  constructor(
    readonly input: Registration,
    readonly meta: Meta,
    /** Only seeding names a role and a time of its own. */
    readonly seeded: { role?: identity.Role; at?: Date; passwordHash?: string } = {},
  ) {
    super();
  }
}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(private readonly kernel: Kernel) {}

  async execute({ input, meta, seeded }: RegisterMember): Promise<{ memberId: number; position: Position | null }> {
    if (RESERVED.has(input.username)) throw Refusal.invalid('username', 'This username is not available.');
    const passwordHash = seeded.passwordHash ?? (await hashPassword(input.password));
    const next = await runOne<{ id: number }>(
      this.kernel.db.pool,
      sql`select nextval('identity.member_id')::int as id`,
    );
    const memberId = next!.id;
    const { first_name, last_name, username, locale = 'en' } = input;
    const command = { kind: 'register', member_id: memberId, username, first_name, last_name, locale } as const;
    const { position } = await this.kernel
      .transaction(async (tx) => {
        await run(
          tx,
          sql`insert into identity.credential (member_id, email, password_hash)
              values (${memberId}, ${input.email}, ${passwordHash})`,
        );
        return this.kernel.execute({
          decider: memberDecider,
          stream: memberStream(memberId),
          meta: { ...meta, actor_id: meta.actor_id ?? memberId },
          prepare: () => ({ command: { ...command, role: seeded.role ?? 'member' } }),
          at: seeded.at,
          tx,
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'credential_email'))
          throw Refusal.invalid('email', 'This e-mail address is already in use.');
        if (violates(error, 'member_username')) throw Refusal.invalid('username', 'This username is already taken.');
        throw error;
      });
    return { memberId, position };
  }
}

export class ChangeRole extends Command<{ position: Position | null }> {
  constructor(
    readonly memberId: number,
    readonly role: identity.Role,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(private readonly kernel: Kernel) {}

  async execute({ memberId, role, viewer, reason }: ChangeRole): Promise<{ position: Position | null }> {
    return this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: () => ({ command: { kind: 'change-role' as const, role, by: viewer.id } }),
    });
  }
}

export const memberHandlers = [RegisterMemberHandler, ChangeRoleHandler];
