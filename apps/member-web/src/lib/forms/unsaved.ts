import { useCallback, useEffect, useRef } from 'react';

/** The forms that hold text which nothing keeps: neither a draft nor the server. */
const forms = new Set<object>();

/** Browsers ask in their own words. The listener is there only while it is needed: it keeps pages out of the back-forward cache. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function put(form: object): void {
  if (forms.size === 0) addEventListener('beforeunload', askBeforeUnload);
  forms.add(form);
}

function take(form: object): void {
  forms.delete(form);
  if (forms.size === 0) removeEventListener('beforeunload', askBeforeUnload);
}

/** Those that hold text now. A dialog notes those below it, which stay when it closes. */
export const unsavedForms = (): ReadonlySet<object> => new Set(forms);

/** Whether text is lost when all forms go but those `below`. */
export const hasUnsaved = (below: ReadonlySet<object> = new Set()): boolean =>
  [...forms].some((form) => !below.has(form));

/**
 * Guards text that is kept nowhere else, as long as `isUnsaved`: the page, the router and the dialog around it ask before it is lost.
 * Answers how to say at once that it is saved, before a render does: for forms that leave the page when they are done.
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
