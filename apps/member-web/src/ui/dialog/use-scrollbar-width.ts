import { useLayoutEffect } from 'react';

/**
 * Sets the scrollbar's width as a CSS variable. base.css uses it to prevent a layout shift while a dialog locks
 * scrolling.
 */
export function useScrollbarWidth(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const width = innerWidth - clientWidth;
    if (width > 0) style.setProperty('--scrollbar', `${width}px`);
  }, []);
}
