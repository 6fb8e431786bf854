import type { identity } from '@lyceum/contracts';
import { resourceOf } from '../resources.ts';

export type StaffRole = Exclude<identity.Role, 'member'>;

/**
 * Whether a role may do `action` (`list`, `show`, `edit`, `create`, `delete`) to a console resource. The server checks
 * again.
 */
export function mayDo(role: StaffRole, name: string, action: string): boolean {
  const { form, administratorsOnly = [] } = resourceOf(name) ?? {};
  // Commands change records. Without a form there is no create or edit, and no resource has a generic delete.
  if (action === 'delete' || (action === 'create' && !form?.create) || (action === 'edit' && !form?.update))
    return false;
  return role === 'admin' || !administratorsOnly.includes(action);
}
