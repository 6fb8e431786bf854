import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './LiveRoom.module.css';

const never = () => () => undefined;

/** Covers the viewport without navigation and chat (part 3 §2). The app behind it becomes inert. */
export function FullScreen({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const app = document.getElementById('root');
    app?.setAttribute('inert', '');
    return () => app?.removeAttribute('inert');
  }, []);
  if (!inBrowser) return <div className={classes.screen}>{children}</div>;
  return createPortal(<main className={classes.screen}>{children}</main>, document.body);
}
