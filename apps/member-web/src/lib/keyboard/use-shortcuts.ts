import { browserStore } from '@lyceum/browser/storage';
import { useEffect, useEffectEvent } from 'react';

const KEY = 'lyceum.shortcuts';

/** Whether single-key shortcuts are on. Users must be able to turn them off (WCAG 2.1.4). */
export const shortcutsOn = () => browserStore.read(KEY) !== 'off';
/** Turns single-key shortcuts on or off in this browser. */
export const setShortcuts = (on: boolean) => browserStore.write(KEY, on ? 'on' : 'off');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="menuitem"]'));

/** Space activates the focused control, and Shift+Space scrolls up. */
const isPressing = ({ key, shiftKey, target }: KeyboardEvent) =>
  key === ' ' && (shiftKey || (target instanceof Element && target.closest('a, button, summary, [role="button"]')));

let opening = 0;

/** Suspends shortcuts while a requested part is opening. Returns a function that resumes them. */
export function hush(): () => void {
  opening += 1;
  return () => void (opening -= 1);
}

const dialogIsOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * Registers single-key shortcuts. They are ignored in fields and dialogs, and with modifiers, which belong to the
 * browser.
 */
export function useShortcuts(actions: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    const action = actions[event.key];
    if (!action || opening > 0 || isTyping(event.target) || isPressing(event) || dialogIsOpen() || !shortcutsOn())
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
