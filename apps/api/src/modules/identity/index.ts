/** What other modules may use of identity. Members' names and badges are joined from `directory.member_card`. */
export { ApiTokens } from './api-tokens.ts';
export { Birthdays } from './birthdays.ts';
export { DIRECTORY } from './directory.projection.ts';
export { Erasure } from './erasure.ts';
export { IdentityModule } from './identity.module.ts';
export { ChangeAvatar, ChangeProfile, ChangeRole, GrantLevel, RegisterMember, RevokeLevel } from './member.commands.ts';
export type { MemberEvent } from './member.events.ts';
export { LevelQueries } from './level.queries.ts';
export { DIRECTORY_VERSION, MemberCards } from './member-cards.ts';
export { MemberFigures } from './member.figures.ts';
export { Newcomers } from './newcomers.ts';
export { hashPassword } from './passwords.ts';
export { Sessions } from './sessions.ts';
export { Standing } from './standing.ts';
