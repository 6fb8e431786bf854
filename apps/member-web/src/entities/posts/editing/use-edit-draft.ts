import { begun, type Edit, type Editable, isUntouched, onto } from './edit-draft.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

/**
 * The edit of something that stands already, kept like any draft. `version` and `newest` are what stands there now: what
 * somebody else saves meanwhile comes in beside what is typed, and is told.
 */
export function useEditDraft<T extends Editable>(owner: number, place: string, version: number, newest: T) {
  const { value, change, clear, discard } = useDraft<Edit<T>>(owner, place, begun(version, newest), isUntouched);
  const { form, over = false } = onto(value, version, newest);
  return {
    form,
    over,
    kept: !isUntouched(value),
    change: (update: (before: T) => T) =>
      change((before) => {
        const now = onto(before, version, newest);
        return { ...now, form: update(now.form) };
      }),
    clear,
    discard,
  };
}
