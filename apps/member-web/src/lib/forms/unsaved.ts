import { useCallback, useEffect, useRef } from 'react';

/** Forms with unsaved input that neither a draft nor the server stores. */
const forms = new Set<object>();

/** Browsers show their own text. The listener exists only while needed, because it disables the back-forward cache. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function put(form: object): void {
  if (forms.size === 0) addEventListener('beforeunload', askBeforeUnload);
  forms.add(form);
}

function take(form: object): void {
  forms.delete(form);
  if (forms.size === 0) removeEventListener('beforeunload', askBeforeUnload);
}

/** The forms with unsaved input. A dialog passes the forms below it, which remain when it closes. */
export const unsavedForms = (): ReadonlySet<object> => new Set(forms);

/** Whether input is lost if all forms except `below` close. */
export const hasUnsaved = (below: ReadonlySet<object> = new Set()): boolean =>
  [...forms].some((form) => !below.has(form));

/**
 * Guards unsaved input while `isUnsaved`: the page, the router and a surrounding dialog ask for confirmation. Returns a
 * function that marks it as saved before the next render, for forms that navigate after saving.
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const form = useRef({}).current;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    put(form);
    return () => take(form);
  }, [isUnsaved, form]);
  return useCallback(() => take(form), [form]);
}
