/**
 * Key of the history entry that opened this document. The router names all entries without a key alike. A new address
 * in the tab would then inherit the previous scroll position. Null if the document continues an existing entry (reload,
 * Back).
 */
export const openedKey = openEntry();

function openEntry(): string | null {
  // On the server there is no history.
  if (!('history' in globalThis)) return null;
  const state = history.state as { key?: string } | null;
  if (state?.key) return null;
  const key = crypto.randomUUID().slice(0, 8);
  history.replaceState({ ...state, key }, '');
  return key;
}
