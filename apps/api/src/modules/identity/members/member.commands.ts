import { Command } from '@nestjs/cqrs';
import type { identity, levels, members } from '@lyceum/contracts';
import type { Meta, Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

export interface Done {
  position: Position | null;
}

type Registration = z.output<typeof identity.registration>;

export class RegisterMember extends Command<Done & { memberId: number }> {
  constructor(
    readonly input: Registration,
    readonly meta: Meta,
    /** Only seeding names a role and a time of its own. */
    readonly seeded: { role?: identity.Role; at?: Date; passwordHash?: string; emailVerified?: true } = {},
  ) {
    super();
  }
}

/** A member whom an administrator adds: without a password, and with names that are given or made up until they choose. */
export class AddMember extends Command<Done & { memberId: number }> {
  constructor(
    readonly input: Pick<Registration, 'email' | 'locale'> & Partial<Pick<Registration, 'first_name' | 'last_name'>>,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}

export class ChangeProfile extends Command<Done> {
  constructor(
    readonly input: z.output<typeof members.profileInput>,
    readonly viewer: MemberViewer,
    /** Seeding writes what a member has said of themselves long ago. */
    readonly seeded: { at?: Date; silent?: true } = {},
    /** They say for the first time who they are. */
    readonly onboards = false,
  ) {
    super();
  }
}

/** Gives the member another picture of their uploads, or the default one back. */
export class ChangeAvatar extends Command<Done> {
  constructor(
    readonly uploadUuid: string | null,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

/** What staff do to another member, with a reason. */
abstract class AboutMember extends Command<Done> {
  constructor(
    readonly memberId: number,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}

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

/** Given by what sells levels, not by anybody: it changes nothing the second time. */
export class KeepSoldLevel extends Command<Done> {
  constructor(
    readonly memberId: number,
    readonly levelId: number,
    /** Null: for good; undefined: nothing of it is paid any more. */
    readonly expiresAt: string | null | undefined,
    readonly correlationId: string,
  ) {
    super();
  }
}

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

export class UnbanMember extends AboutMember {}

type LevelInput = z.output<typeof levels.levelInput>;

export class SaveLevel extends Command<Done & { id: number }> {
  constructor(
    /** Null: a new one. */
    readonly levelId: number | null,
    readonly input: LevelInput,
    readonly viewer: MemberViewer,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

export class RemoveLevel extends Command<Done> {
  constructor(
    readonly levelId: number,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}
