import { IconQuote } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts';
import { FloatingPill } from '../../../ui/FloatingPill.tsx';
import { quotePart } from './quote.ts';
import classes from './QuoteSelection.module.css';
import { selectedWords, type Selected } from './selection.ts';

/** Button next to selected text of a post that quotes it, for mouse, touch and keyboard. */
export default function QuoteSelection() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Selected | null>(null);
  /** True during a mouse selection or a press on the button, so that the button does not move. */
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
      // Runs after the click that ends the press, which may have quoted or cleared the selection.
      setTimeout(look);
    };
    // Text may have been selected before this component loaded.
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
      // Keeps the selection during the press.
      onMouseDown={(event) => event.preventDefault()}
      // A tap would clear the selection and focus before its click event.
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
