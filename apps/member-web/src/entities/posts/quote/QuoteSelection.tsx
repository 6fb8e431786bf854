import { IconQuote } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts';
import { FloatingPill } from '../../../ui/FloatingPill.tsx';
import { quotePart } from './quote.ts';
import classes from './QuoteSelection.module.css';
import { selectedWords, type Selected } from './selection.ts';

/** Beside what is selected of a post: a button that quotes it. By mouse, by touch and by keyboard. */
export default function QuoteSelection() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Selected | null>(null);
  /** A mouse that selects, or whatever presses the button: until it lets go, nothing moves. */
  const held = useRef(false);

  useEffect(() => {
    const look = () => {
      if (!held.current) setSelected(selectedWords());
    };
    const press = ({ pointerType }: PointerEvent) => {
      held.current ||= pointerType === 'mouse';
    };
    const letGo = () => {
      if (!held.current) return;
      held.current = false;
      // After the click that ends it: that may have quoted, or taken the selection away.
      setTimeout(look);
    };
    // What was selected before this came.
    look();
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', letGo);
    document.addEventListener('pointercancel', letGo);
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', letGo);
      document.removeEventListener('pointercancel', letGo);
      removeEventListener('resize', look);
    };
  }, []);

  function take(): void {
    if (!selected) return;
    getSelection()?.removeAllRanges();
    setSelected(null);
    quotePart(selected, selected.html);
  }
  useShortcuts(selected ? { q: take } : {});

  if (!selected) return null;
  return createPortal(
    <FloatingPill
      className={classes.pill}
      style={selected.place}
      aria-keyshortcuts="q"
      onPointerDown={() => (held.current = true)}
      // The selection stays while it is pressed.
      onMouseDown={(event) => event.preventDefault()}
      // A tap would take the selection and the focus away before its click comes.
      onTouchEnd={(event) => {
        event.preventDefault();
        take();
      }}
      onClick={take}
    >
      <IconQuote size={16} stroke={1.8} aria-hidden="true" />
      {t('quote.selected')}
    </FloatingPill>,
    selected.words,
  );
}
