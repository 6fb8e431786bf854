import * as account from './identity/account.ts';
import * as admin from './admin/admin.ts';
import * as community from './community/community.ts';
import * as dashboard from './admin/dashboard.ts';
import * as drafts from './drafts.ts';
import * as erasure from './identity/erasure.ts';
import * as identity from './identity/identity.ts';
import * as levels from './identity/levels.ts';
import * as mail from './admin/mail.ts';
import * as media from './media.ts';
import * as members from './identity/members.ts';
import * as notifications from './notifications.ts';
import type { Operation } from './base/operation.ts';
import * as settings from './settings.ts';
import * as system from './admin/system.ts';
import * as tokens from './identity/tokens.ts';

type OnlyOperations<T> = { [K in keyof T as T[K] extends Operation ? K : never]: T[K] };

const isOperation = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;

const pick = <T extends object>(module: T) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isOperation(value))) as OnlyOperations<T>;

/** Every operation of the API by name: OpenAPI, the permission matrix and the coverage list go over this. */
export const operations = {
  ...pick(identity),
  ...pick(account),
  ...pick(members),
  ...pick(erasure),
  ...pick(levels),
  ...pick(community),
  ...pick(dashboard),
  ...pick(drafts),
  ...pick(notifications),
  ...pick(mail),
  ...pick(media),
  ...pick(settings),
  ...pick(system),
  ...pick(tokens),
  ...pick(admin),
};

type All = (typeof operations)[keyof typeof operations];

/** The same operations by `METHOD /path`, as the typed client names them. */
export type Routes = { [O in All as `${O['method']} ${O['path']}`]: O };

export {
  account,
  admin,
  community,
  dashboard,
  drafts,
  erasure,
  identity,
  levels,
  mail,
  media,
  members,
  notifications,
  settings,
  system,
  tokens,
};
export type { InputOf, Method, Operation, OutputOf, Permission, RequestOf } from './base/operation.ts';
export { openApi } from './base/openapi.ts';
export { type Condition, conditionsOf, PAGE_SIZES, type Sort } from './base/query-words.ts';
export type { ErrorBody, ListMeta } from './base/shared.ts';
export { errorBody } from './base/shared.ts';
