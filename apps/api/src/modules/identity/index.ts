/**
 * The public API of the identity module. Other modules join names from `directory.member_card` and cards from
 * `directory.cards()`.
 */
export { Administrators } from './administrators/administrators.ts';
export { Access } from './access/access.ts';
export { Birthdays } from './members/birthdays.ts';
export { directory } from './directory/directory.projection.ts';
export { Erasure } from './erasure/erasure.ts';
export { IdentityModule } from './identity.module.ts';
export {
  ChangeAvatar,
  ChangeProfile,
  ChangeRole,
  GrantLevel,
  KeepSoldLevel,
  RegisterMember,
  RevokeLevel,
  SaveLevel,
} from './members/member.commands.ts';
export type { MemberEvent } from './members/member.events.ts';
export { LevelQueries } from './levels/level.queries.ts';
export { type Given as SanctionGiven, Sanctions } from './console/sanctions.ts';
export { Bans } from './console/staff.handlers.ts';
export { ReportedMembers } from './console/reported-members.ts';
export { besideNames, CARD_EXTRAS, nothingBeside } from './directory/card-extras.ts';
export { fireOf } from './directory/streak-fire.ts';
export { DIRECTORY_VERSION, MemberCards } from './directory/member-cards.ts';
export { Mentions } from './members/mentions.ts';
export { Newcomers } from './members/newcomers.ts';
export { hashPassword } from './passwords/passwords.ts';
export { type MailReader, MailReaders } from './standing/readers.ts';
export { MemberStatus } from './standing/standing.ts';
export { isClosedByLevel, isThere, joinedAt, LEVELS, nameOf } from './standing/there.sql.ts';
