import type { identity } from '@lyceum/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Meta, type Queryable, Refusal, run, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { metaOf } from '../../../platform/http/viewer.ts';
import { Media } from '../../media/index.ts';
import { AddMember, ChangeAvatar, ChangeProfile, type Done, RegisterMember } from './member.commands.ts';
import { type MemberCommand, memberDecider, memberStream } from './member.decider.ts';
import { hashPassword, refuseCommon } from '../passwords/passwords.ts';
import { requireStaff } from '../standing/staff.ts';
import { identityText } from '../identity.texts.ts';

/** Names that suggest the community itself, or collide with an address of the app (decisions 17). */
const RESERVED = new Set(
  'admin administrator moderator support help system lyceum root api settings me profile login logout register'.split(
    ' ',
  ),
);

function refuseReserved(username: string | undefined): void {
  if (username && RESERVED.has(username)) throw Refusal.invalid('username', identityText('username.reserved'));
}

function refuseTaken(error: unknown): never {
  if (violates(error, 'credential_email')) throw Refusal.invalid('email', identityText('email.taken'));
  if (violates(error, 'member_username')) throw Refusal.invalid('username', identityText('username.taken'));
  throw error;
}

/**
 * Registers a member.
 * @throws {Refusal} `invalid` for a taken address, a taken or reserved username, or a common password.
 */
@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(private readonly kernel: Kernel) {}

  async execute({ input, meta, seeded }: RegisterMember): Promise<Done & { memberId: number }> {
    refuseReserved(input.username);
    if (!seeded.passwordHash) refuseCommon(input.password);
    const passwordHash = seeded.passwordHash ?? (await hashPassword(input.password));
    const memberId = await nextMember(this.kernel);
    const { email, first_name, last_name, username, locale = 'en' } = input;
    const { role = 'member', emailVerified: email_verified, at } = seeded;
    return register(this.kernel, {
      email,
      passwordHash,
      member: { member_id: memberId, username, first_name, last_name, locale, role, email_verified },
      meta: { ...meta, actor_id: meta.actor_id ?? memberId },
      at,
    });
  }
}

/** Adds a member on behalf of an administrator, who must still be one at commit. */
@CommandHandler(AddMember)
export class AddMemberHandler implements ICommandHandler<AddMember> {
  constructor(private readonly kernel: Kernel) {}

  execute({ input, viewer, reason }: AddMember): Promise<Done & { memberId: number }> {
    const permitted = (tx: Queryable) => requireStaff(tx, viewer.id, 'admin');
    return inviteMember(this.kernel, { input, role: 'member', meta: metaOf(viewer, reason), permitted });
  }
}

interface Invitation extends Pick<Registering, 'meta' | 'permitted'> {
  input: AddMember['input'];
  role: identity.Role;
}

/** Registers a member without a password. They log in with a mailed link. */
export async function inviteMember(
  kernel: Kernel,
  { input, role, meta, permitted }: Invitation,
): Promise<Done & { memberId: number }> {
  const member_id = await nextMember(kernel);
  const { email, first_name = 'Member', last_name = String(member_id), locale = 'en' } = input;
  const names = { username: `member-${member_id}`, first_name, last_name };
  const member = { member_id, ...names, locale, role, invited: true as const };
  return register(kernel, { email, passwordHash: null, member, meta, permitted });
}

async function nextMember(kernel: Kernel): Promise<number> {
  const next = await runOne<{ id: number }>(kernel.db.pool, sql`select nextval('identity.member_id')::int as id`);
  return next!.id;
}

interface Registering {
  email: string;
  /** Null if the member has never chosen one. */
  passwordHash: string | null;
  member: Omit<Extract<MemberCommand, { kind: 'register' }>, 'kind'>;
  meta: Meta;
  at?: Date;
  /** Throws if the sender of the command may no longer do this. */
  permitted?: (tx: Queryable) => Promise<void>;
}

/**
 * Inserts the address and the member in one transaction.
 * @throws {Refusal} `invalid` at the field that another member has taken.
 */
async function register(kernel: Kernel, { email, passwordHash, member, meta, at, permitted }: Registering) {
  const { member_id: memberId } = member;
  const { position } = await kernel
    .transaction(async (tx) => {
      await permitted?.(tx);
      await run(
        tx,
        sql`insert into identity.credential (member_id, email, password_hash, changed_at)
            values (${memberId}, ${email}, ${passwordHash}, case when ${passwordHash}::text is not null then now() end)`,
      );
      return kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta,
        prepare: () => ({ command: { kind: 'register' as const, ...member } }),
        at,
        tx,
      });
    })
    .catch(refuseTaken);
  return { memberId, position };
}

/** Changes the member's profile and preferences. */
@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Public data and preferences become events. Gender, birth date and the consent to announce birthdays stay in a
   * separate row.
   */
  async execute({ input, viewer, seeded, onboards }: ChangeProfile): Promise<Done> {
    refuseReserved(input.username);
    const profile = given({
      username: input.username,
      first_name: input.first_name ?? input.firstname,
      last_name: input.last_name ?? input.lastname,
      bio: input.profile,
    });
    const preferences = given({ locale: input.locale, time_zone: input.time_zone });
    const stream = memberStream(viewer.id);
    const meta = { ...metaOf(viewer), ...(seeded.silent && { silent: true as const }) };
    const common = { decider: memberDecider, stream, meta, at: seeded.at };
    const position = await this.kernel
      .transaction(async (tx) => {
        const renamed = await this.kernel.execute({
          ...common,
          prepare: () => ({ command: { kind: 'change-profile' as const, profile } }),
          tx,
        });
        const preferred = await this.kernel.execute({
          ...common,
          prepare: () => ({ command: { kind: 'change-preferences' as const, preferences } }),
          tx,
        });
        const { gender, birth_date, birthday_told } = input;
        if (gender !== undefined || birth_date !== undefined || birthday_told !== undefined) {
          await run(
            tx,
            sql`insert into identity.personal as p (member_id, gender, birth_date, birthday_told)
                values (${viewer.id}, ${gender ?? null}, ${birth_date ?? null}, ${birthday_told ?? false})
                on conflict (member_id) do update set
                  gender = case when ${gender === undefined} then p.gender else excluded.gender end,
                  birth_date = case when ${birth_date === undefined} then p.birth_date else excluded.birth_date end,
                  birthday_told = case when ${birthday_told === undefined} then p.birthday_told else excluded.birthday_told end`,
          );
        }
        const onboarded =
          onboards &&
          (await this.kernel.execute({ ...common, prepare: () => ({ command: { kind: 'onboard' as const } }), tx }));
        return (onboarded || preferred).position ?? preferred.position ?? renamed.position;
      })
      .catch(refuseTaken);
    return { position };
  }
}

/** Only the fields that the client sent. */
const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const AVATAR = 'avatar';

/** Changes the member's avatar. */
@CommandHandler(ChangeAvatar)
export class ChangeAvatarHandler implements ICommandHandler<ChangeAvatar> {
  constructor(
    private readonly kernel: Kernel,
    private readonly media: Media,
  ) {}

  /** Attaches the picture and releases the previous one, in the transaction of the event. */
  execute({ uploadUuid, viewer }: ChangeAvatar): Promise<Done> {
    const owner = { kind: AVATAR, id: viewer.id, isPublic: true };
    return this.kernel.transaction(async (tx) => {
      const [picture] = await this.media.attach(tx, viewer, uploadUuid ? [uploadUuid] : [], owner);
      if (picture && !picture.address) throw Refusal.invalid('upload_uuid', identityText('member.avatar'));
      await this.media.release(tx, owner, picture ? [picture.id] : []);
      return this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(viewer.id),
        meta: metaOf(viewer),
        prepare: () => ({ command: { kind: 'change-avatar' as const, avatar: picture?.address ?? null } }),
        tx,
      });
    });
  }
}
