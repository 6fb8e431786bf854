/** What other modules may use of identity. Members' names and badges are joined from `directory.member_card`. */
export { IdentityModule } from './identity.module.ts';
export { ChangeRole, RegisterMember } from './member.handlers.ts';
export { hashPassword } from './passwords.ts';
export { Sessions } from './sessions.ts';
