import { browserStore } from '@lyceum/browser/storage';

const KEY = 'lyceum.console.single-keys';

/** WCAG 2.1.4: whoever speaks to the computer must be able to turn shortcuts of one key off. */
export const singleKeysEnabled = (): boolean => browserStore.read(KEY) !== 'off';

export function enableSingleKeys(enabled: boolean): void {
  if (enabled) browserStore.remove(KEY);
  else browserStore.write(KEY, 'off');
}
