import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoving } from '../panels/use-roving.ts';
import { type Emoji, inTone, nameOf } from './emoji-catalogue.ts';
import classes from './EmojiPanel.module.css';

const COLUMNS = 8;

interface Props {
  label: string;
  emojis: readonly Emoji[];
  tone: number;
  /** Focuses the first emoji. */
  firstRef: RefObject<(() => void) | null>;
  onChoose: (emoji: Emoji) => void;
  onTop: () => void;
}

/** Grid of emojis with one tab stop. */
export function EmojiGrid({ label, emojis, tone, firstRef, onChoose, onTop }: Props) {
  const { i18n } = useTranslation();
  const { grid, onKeyDown, tabIndexOf, first } = useRoving(COLUMNS, onTop);
  useEffect(() => {
    firstRef.current = () => void first();
  });
  if (emojis.length === 0) return null;
  const rows = Array.from({ length: Math.ceil(emojis.length / COLUMNS) }, (_, row) => row);
  return (
    <div ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <div key={row} className={classes.row} role="row">
          {emojis.slice(row * COLUMNS, (row + 1) * COLUMNS).map((emoji, column) => {
            const name = nameOf(emoji, i18n.language);
            return (
              <span key={emoji.codes} role="gridcell">
                <button
                  type="button"
                  className={classes.emoji}
                  data-roving
                  tabIndex={tabIndexOf(row * COLUMNS + column)}
                  aria-label={name}
                  title={name}
                  onClick={() => onChoose(emoji)}
                >
                  {inTone(emoji, tone)}
                </button>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
