import { Command } from '@nestjs/cqrs';
import type { identity, levels, members } from '@lyceum/contracts';
import type { Meta, Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

export interface Done {
  position: Position | null;
}

type Registration = z.output<typeof identity.registration>;

/** Registers a member with a password. */
export class RegisterMember extends Command<Done & { memberId: number }> {
  constructor(
    readonly input: Registration,
    readonly meta: Meta,
    /** Only seeding sets a role and a time. */
    readonly seeded: { role?: identity.Role; at?: Date; passwordHash?: string; emailVerified?: true } = {},
  ) {
    super();
  }
}

/** Adds a member on behalf of an administrator. The member has no password, and placeholders for missing names. */
export class AddMember extends Command<Done & { memberId: number }> {
  constructor(
    readonly input: Pick<Registration, 'email' | 'locale'> & Partial<Pick<Registration, 'first_name' | 'last_name'>>,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes the member's profile and preferences. Absent fields keep their values. */
export class ChangeProfile extends Command<Done> {
  constructor(
    readonly input: z.output<typeof members.profileInput>,
    readonly viewer: MemberViewer,
    /** Seeding sets the time of past changes. */
    readonly seeded: { at?: Date; silent?: true } = {},
    /** Whether the member completes their profile for the first time. */
    readonly onboards = false,
  ) {
    super();
  }
}

/** Sets one of the member's uploads as avatar, or restores the default avatar. */
export class ChangeAvatar extends Command<Done> {
  constructor(
    readonly uploadUuid: string | null,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

/** A staff action on another member, with a reason. */
abstract class AboutMember extends Command<Done> {
  constructor(
    readonly memberId: number,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes the role of a member. */
export class ChangeRole extends AboutMember {
  constructor(
    memberId: number,
    readonly role: identity.Role,
    viewer: MemberViewer,
    reason?: string,
  ) {
    super(memberId, viewer, reason);
  }
}

/** Grants a membership level. It has no end if `expiresAt` is null. */
export class GrantLevel extends AboutMember {
  constructor(
    memberId: number,
    readonly levelId: number,
    readonly expiresAt: string | null,
    viewer: MemberViewer,
    reason?: string,
  ) {
    super(memberId, viewer, reason);
  }
}

/** Revokes a membership level. */
export class RevokeLevel extends AboutMember {
  constructor(
    memberId: number,
    readonly levelId: number,
    viewer: MemberViewer,
    reason?: string,
  ) {
    super(memberId, viewer, reason);
  }
}

/** Sets the state of a level that a member buys. Only modules that sell levels send it. Idempotent. */
export class KeepSoldLevel extends Command<Done> {
  constructor(
    readonly memberId: number,
    readonly levelId: number,
    /** Null: without an end. Undefined: no payment covers it any longer. */
    readonly expiresAt: string | null | undefined,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Bans a member. The ban has no end if `until` is null. */
export class BanMember extends AboutMember {
  constructor(
    memberId: number,
    readonly until: string | null,
    viewer: MemberViewer,
    reason?: string,
  ) {
    super(memberId, viewer, reason);
  }
}

/** Ends the ban of a member. */
export class UnbanMember extends AboutMember {}

type LevelInput = z.output<typeof levels.levelInput>;

/** Creates or changes a membership level. `expectedVersion` is the optimistic lock. */
export class SaveLevel extends Command<Done & { id: number }> {
  constructor(
    /** Null for a new level. */
    readonly levelId: number | null,
    readonly input: LevelInput,
    readonly viewer: MemberViewer,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

/** Removes a membership level. */
export class RemoveLevel extends Command<Done> {
  constructor(
    readonly levelId: number,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}
