import { useId } from 'react';
import { Link } from 'react-router-dom';
import card from '../place/Card.module.css';
import classes from './Rail.module.css';

interface Props {
  title: string;
  links: readonly { to: string; text: string; color?: string; note?: string }[];
}

/** A card of a rail with links, such as related topics. */
export function LinksCard({ title, links }: Props) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} className={card.title}>
        {title}
      </h2>
      <ul className={classes.links}>
        {links.map(({ to, text, color, note }) => (
          <li key={to}>
            {color && <span className={classes.dot} style={{ background: color }} aria-hidden="true" />}
            <Link to={to} className={card.name}>
              {text}
            </Link>
            {note && <span className={card.facts}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
