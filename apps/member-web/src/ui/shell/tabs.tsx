import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../part/Part.tsx';
import classes from './Shell.module.css';

const Sheet = lazyPart(() => import('./Sheet.tsx'), 'everyone');
const ICON = { size: 24, stroke: 1.6, 'aria-hidden': true } as const;

interface TabProps {
  icon: Icon;
  text: string;
}

interface Marked {
  /** Accessible name in place of the text. */
  label?: string;
  badge?: ReactNode;
}

/** Icon with its badge, and the text. */
function Face({ icon: TabIcon, text, label, badge }: TabProps & Marked) {
  return (
    <>
      {badge === undefined ? (
        <TabIcon {...ICON} />
      ) : (
        <span className={classes.sign} aria-hidden="true">
          <TabIcon {...ICON} />
          {badge}
        </span>
      )}
      <span aria-hidden={label === undefined ? undefined : true}>{text}</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </>
  );
}

/** A tab that opens a screen. */
export function TabLink({ to, ...face }: TabProps & Marked & { to: string }) {
  return (
    <NavLink to={to} end className={classes.tab}>
      <Face {...face} />
    </NavLink>
  );
}

/** A tab that leads elsewhere and is never current. */
export function TabWay({ icon: TabIcon, text, to }: TabProps & { to: string }) {
  return (
    <Link to={to} className={classes.tab}>
      <TabIcon {...ICON} />
      <span>{text}</span>
    </Link>
  );
}

/** Wraps a button with its content in the shape of a tab. */
export function TabHolder({ children }: { children: ReactNode }) {
  return <div className={classes.holder}>{children}</div>;
}

interface SheetProps extends TabProps, Marked {
  title: string;
  from: 'left' | 'bottom';
  children: (close: () => void) => ReactNode;
}

/** A tab that opens a drawer. */
export function TabSheet({ title, from, children, ...face }: SheetProps) {
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  return (
    <>
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Face {...face} />
      </button>
      <Part missing="opened">
        {opened && (
          <Sheet title={title} from={from} onClose={close}>
            {children(close)}
          </Sheet>
        )}
      </Part>
    </>
  );
}
