import { begun, type Edit, type Editable, isUntouched, onto } from './edit-draft.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

/**
 * Persisted draft of an edit. `version` and `newest` describe the current post. A newer version by someone else is
 * merged, and `over` reports it.
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
