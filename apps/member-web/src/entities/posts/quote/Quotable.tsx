import type { ReactNode } from 'react';
import classes from './Quotable.module.css';
import type { Source } from './quote.ts';

/** Text of a post that can be quoted by selection. Data attributes carry the source for `QuoteSelection`. */
export function Quotable({ author, address, children }: Source & { children: ReactNode }) {
  return (
    <div className={classes.words} data-quotable={address} data-author={author}>
      {children}
    </div>
  );
}
