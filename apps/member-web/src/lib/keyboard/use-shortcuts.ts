import { browserStore } from '@lyceum/browser/storage';
import { useEffect, useEffectEvent } from 'react';

const KEY = 'lyceum.shortcuts';

/** WCAG 2.1.4: shortcuts of one key can be turned off. */
export const shortcutsOn = () => browserStore.read(KEY) !== 'off';
export const setShortcuts = (on: boolean) => browserStore.write(KEY, on ? 'on' : 'off');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="menuitem"]'));

/** The space key presses what has the focus, and with Shift it scrolls up. */
const isPressing = ({ key, shiftKey, target }: KeyboardEvent) =>
  key === ' ' && (shiftKey || (target instanceof Element && target.closest('a, button, summary, [role="button"]')));

let opening = 0;

/** Something that was asked for is about to open: until the answer is called, no key is a shortcut. */
export function hush(): () => void {
  opening += 1;
  return () => void (opening -= 1);
}

const dialogIsOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Single keys, outside of fields and dialogs, and never with a modifier: those belong to the browser. */
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
