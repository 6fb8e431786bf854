import type { identity } from '@lyceum/contracts';

export type StaffRole = Exclude<identity.Role, 'member'>;

/**
 * What only administrators may do. The server decides; this keeps doors out of sight that would not open. The verbs
 * beside react-admin's own are the console's.
 */
const FOR_ADMINISTRATORS: Record<string, readonly string[]> = {
  boards: ['create', 'edit'],
  members: ['change_role', 'history', 'levels', 'sessions', 'impersonate', 'addresses'],
  levels: ['create', 'edit', 'remove', 'history'],
  mails: ['list', 'show'],
  settings: ['list', 'edit'],
  texts: ['list'],
  system: ['list'],
};

/** Records change by commands alone: nothing is edited, created or deleted where no form is made for it. */
const NEVER: Record<string, readonly string[]> = {
  boards: ['delete'],
  members: ['create', 'edit', 'delete'],
  levels: ['delete'],
  mails: ['create', 'edit', 'delete'],
  topics: ['create', 'edit', 'delete'],
  comments: ['create', 'edit', 'delete'],
};

export function mayDo(role: StaffRole, resource: string, action: string): boolean {
  if (NEVER[resource]?.includes(action)) return false;
  return role === 'admin' || !FOR_ADMINISTRATORS[resource]?.includes(action);
}
