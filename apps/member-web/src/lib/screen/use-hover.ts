import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { hoverDelay } from './hover-delay.ts';

/** Opens on mouse hover or keyboard focus. Escape closes it, and touch never opens it. */
export function useHover() {
  const [opened, setOpened] = useState(false);
  const [{ later, cancel }] = useState(() => hoverDelay(setOpened));
  const close = () => {
    cancel();
    setOpened(false);
  };
  useEffect(() => cancel, [cancel]);
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpened(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opened]);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && later(true),
    onBlur: () => later(false),
    onClick: close,
  };
  return { opened, handlers };
}
