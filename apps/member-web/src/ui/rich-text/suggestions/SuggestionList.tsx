import type { ReactNode } from 'react';
import classes from './SuggestionList.module.css';

export interface SuggestionListProps {
  /** The id of the listbox. {@link optionId} derives the ids of the options. */
  id: string;
  /** Shown above the options, and the name of the listbox. */
  heading: string;
  rows: readonly { key: string; content: ReactNode }[];
  /** The index of the option that Enter chooses. */
  active: number;
  /** Text for an empty list, such as "No members found". Without it, an empty list is hidden. */
  note: string | null;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

/** The id of an option of a listbox. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Suggestions for the text being typed in an editor. The focus stays in the editor, which refers to the active option
 * with `aria-activedescendant` and handles the keys (see `suggestion-list.ts`).
 */
export function SuggestionList({ id, heading, rows, active, note, onChoose, onPoint }: SuggestionListProps) {
  if (rows.length === 0 && note === null) return null;
  return (
    // A press must not take the focus from the editor.
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()}>
      <p id={`${id}-heading`} className={classes.heading} dir="auto">
        {heading}
      </p>
      {note !== null && rows.length === 0 && (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
      <div id={id} role="listbox" aria-labelledby={`${id}-heading`} hidden={rows.length === 0}>
        {rows.map(({ key, content }, index) => (
          <div
            key={key}
            id={optionId(id, index)}
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            className={classes.option}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(index)}
            onMouseMove={() => index !== active && onPoint(index)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
