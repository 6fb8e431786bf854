import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { PanelName } from './PanelButtons.tsx';

/** Mantine's dialogs ignore Escape if the key's target has this attribute. */
const OWNS_ESCAPE = 'data-mantine-stop-propagation';

/**
 * State of the open panel of an editor, at most one (part 2 §4). Escape closes it, and a click outside closes the emoji
 * panel. `box` contains the editor, the panel and its buttons.
 */
export function usePanels(box: RefObject<HTMLElement | null>, onClosed: () => void) {
  const [open, setOpen] = useState<PanelName | null>(null);

  useEffect(() => {
    if (open !== 'emoji') return;
    const close = ({ target }: Event) => {
      const inside = target instanceof Element && target.closest('[data-panel], [data-panel-button]');
      if (!inside || !box.current?.contains(inside)) setOpen(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open, box]);

  // Capture phase, because a surrounding dialog's listener on the window would close the dialog.
  useEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    const mark = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element) || !element.contains(target)) return;
      if (target.hasAttribute(OWNS_ESCAPE)) return;
      target.setAttribute(OWNS_ESCAPE, 'true');
      queueMicrotask(() => target.removeAttribute(OWNS_ESCAPE));
    };
    addEventListener('keydown', mark, { capture: true });
    return () => removeEventListener('keydown', mark, { capture: true });
  }, [open, box]);

  function close(): void {
    setOpen(null);
    onClosed();
  }

  return {
    open,
    close,
    toggle: (name: PanelName) => setOpen((before) => (before === name ? null : name)),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || open === null) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  };
}
