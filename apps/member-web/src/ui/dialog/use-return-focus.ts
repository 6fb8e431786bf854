import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a dialog or drawer came up, once that has gone; whoever asked for it goes on
 * where they were (WCAG 2.4.3). The library does so only for dialogs that it has seen closed before.
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
