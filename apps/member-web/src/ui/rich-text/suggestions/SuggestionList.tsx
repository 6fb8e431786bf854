import type { ReactNode } from 'react';
import classes from './SuggestionList.module.css';

export interface SuggestionListProps {
  /** The id of the listbox; an option's id is made of it by {@link optionId}. */
  id: string;
  /** Shown above the options, and the name of the listbox. */
  heading: string;
  rows: readonly { key: string; content: ReactNode }[];
  /** The index of the option that Enter chooses. */
  active: number;
  /** Said where there are no rows, such as "No members found". Without it, a list without rows is not shown. */
  note: string | null;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * The options for what is being typed in an editor. The focus stays in the editor, which names the active option by
 * `aria-activedescendant`; the keys are handled there (see `suggestion-list.ts`).
 */
export function SuggestionList({ id, heading, rows, active, note, onChoose, onPoint }: SuggestionListProps) {
  if (rows.length === 0 && note === null) return null;
  return (
    // A press must not take the focus away from the editor.
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
