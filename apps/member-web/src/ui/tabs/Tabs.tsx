import { Link } from 'react-router-dom';
import classes from './Tabs.module.css';

interface Props {
  /** What they are tabs of, for screen readers. */
  label: string;
  tabs: readonly { name: string; to: string; text: string }[];
  chosen: string;
}

/** Screens of one thing beside each other: each has an address of its own. */
export function Tabs({ label, tabs, chosen }: Props) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ name, to, text }) => (
        <Link key={name} to={to} className={classes.tab} aria-current={name === chosen ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
