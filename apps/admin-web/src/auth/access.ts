import type { identity } from '@lyceum/contracts';
import { resourceOf } from '../resources.ts';

export type StaffRole = Exclude<identity.Role, 'member'>;

/** Whether a role may do `action` (`list`, `show`, `edit`, `create`, `delete`) to a resource of the console; the server asks again. */
export function mayDo(role: StaffRole, name: string, action: string): boolean {
  const { form, administratorsOnly = [] } = resourceOf(name) ?? {};
  // Records change by commands alone: nothing is edited or created where no form is made for it, and nothing deleted.
  if (action === 'delete' || (action === 'create' && !form?.create) || (action === 'edit' && !form?.update))
    return false;
  return role === 'admin' || !administratorsOnly.includes(action);
}
