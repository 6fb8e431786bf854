/**
 * A document that is opened by an address of its own has no key in its history entry, and the router calls all such entries by
 * one name: whoever opens another address in the same tab began at the place of the one before. So the entry gets its own key.
 * Null where the document goes on with an entry of before (reload, Back).
 */
export const openedKey = openEntry();

function openEntry(): string | null {
  // Drawn without a browser there is no history.
  if (!('history' in globalThis)) return null;
  const state = history.state as { key?: string } | null;
  if (state?.key) return null;
  const key = crypto.randomUUID().slice(0, 8);
  history.replaceState({ ...state, key }, '');
  return key;
}
