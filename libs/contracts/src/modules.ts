/** The contracts of all modules, each named once: their operations are gathered from here. */
export * as identity from './identity/identity.ts';
export * as account from './identity/account.ts';
export * as members from './identity/members.ts';
export * as erasure from './identity/erasure.ts';
export * as levels from './identity/levels.ts';
export * as community from './community/community.ts';
export * as dashboard from './admin/dashboard.ts';
export * as drafts from './drafts.ts';
export * as notifications from './notifications.ts';
export * as mail from './admin/mail.ts';
export * as media from './media.ts';
export * as settings from './settings.ts';
export * as search from './search/search.ts';
export * as system from './admin/system.ts';
export * as tokens from './identity/tokens.ts';
export * as admin from './admin/admin.ts';
