import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Part 1 §9, user popup. */
const OPEN_MS = 350;
const CLOSE_MS = 200;

/** Opens while a mouse rests on something or the keyboard has come to it; Escape closes. Touch never opens it. */
export function useHover() {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(open), open ? OPEN_MS : CLOSE_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
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
