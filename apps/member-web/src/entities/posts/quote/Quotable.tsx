import type { ReactNode } from 'react';
import classes from './Quotable.module.css';
import type { Source } from './quote.ts';

/** Words of a post that may be quoted by selecting them: whose they are stands beside them for `QuoteSelection`. */
export function Quotable({ author, address, children }: Source & { children: ReactNode }) {
  return (
    <div className={classes.words} data-quotable={address} data-author={author}>
      {children}
    </div>
  );
}
