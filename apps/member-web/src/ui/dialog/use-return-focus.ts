import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before a dialog or drawer opened (WCAG 2.4.3). Mantine only does so for
 * dialogs that it has seen closed before.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const elsewhere = document.activeElement !== document.body;
        if (!elsewhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
