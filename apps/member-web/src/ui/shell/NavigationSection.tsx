import { type ReactNode, useCallback } from 'react';
import { store, stored } from '../../lib/stored.ts';
import classes from './SideNavigation.module.css';

interface Props {
  /** Identifies the section in this browser's storage. */
  name: string;
  title: string;
  children: ReactNode;
}

/** A section of the side navigation. This browser remembers which ones are folded. */
export function NavigationSection({ name, title, children }: Props) {
  const key = `lyceum.folded.${name}`;
  // Not in the first render, which must not depend on storage.
  const fold = useCallback(
    (node: HTMLDetailsElement | null) => void (node && stored(key) && (node.open = false)),
    [key],
  );
  return (
    <details ref={fold} open onToggle={(event) => store(key, !event.currentTarget.open)}>
      <summary className={classes.section}>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
