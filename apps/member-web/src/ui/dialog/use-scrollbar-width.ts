import { useLayoutEffect } from 'react';

/** While a dialog locks the page, base.css keeps the room of the scrollbar by this width, so that nothing shifts. */
export function useScrollbarWidth(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const width = innerWidth - clientWidth;
    if (width > 0) style.setProperty('--scrollbar', `${width}px`);
  }, []);
}
