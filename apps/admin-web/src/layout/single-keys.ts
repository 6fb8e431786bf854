import { browserStore } from '@lyceum/browser/storage';

const KEY = 'lyceum.console.single-keys';

/** Whether single-key shortcuts are on. Speech input users must be able to turn them off (WCAG 2.1.4). */
export const singleKeysEnabled = (): boolean => browserStore.read(KEY) !== 'off';

/** Stores whether single-key shortcuts are on. */
export function enableSingleKeys(enabled: boolean): void {
  if (enabled) browserStore.remove(KEY);
  else browserStore.write(KEY, 'off');
}
