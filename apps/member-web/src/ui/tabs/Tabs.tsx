import { Link } from 'react-router-dom';
import classes from './Tabs.module.css';

interface Props {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { name: string; to: string; text: string }[];
  chosen: string;
}

/** Tabs that are separate screens, each with its own address. */
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
