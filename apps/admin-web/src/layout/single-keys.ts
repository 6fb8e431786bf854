import { browserStore } from '@lyceum/browser/storage';

const KEY = 'lyceum.console.single-keys';

/** Whether single-key shortcuts are on. Speech input users must be able to turn them off (WCAG 2.1.4). */
export const singleKeysEnabled = (): boolean => browserStore.read(KEY) !== 'off';

/** Stores whether single-key shortcuts are on. */
export function enableSingleKeys(enabled: boolean): void {
  if (enabled) browserStore.remove(KEY);
  else browserStore.write(KEY, 'off');
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]'));

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Whether a pressed key may be a single-key shortcut: nobody types, and no dialog or menu is open. */
export const takesKeys = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
  singleKeysEnabled() &&
  !isTyping(event.target) &&
  !isCovered();
