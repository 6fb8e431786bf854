import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { Badges, useComing, useWhere } from '../EventFacts.tsx';
import { Faces } from '../Faces.tsx';
import type { Event } from '../queries/events.query.ts';
import { DateLeaf } from '../when/DateLeaf.tsx';
import { When } from '../when/When.tsx';
import classes from '../../../ui/place/Row.module.css';

/** An event in a list. */
export function EventRow({ event }: { event: Event }) {
  const where = useWhere(event);
  const coming = useComing(event);
  const reads = event.permissions.includes('READ');
  return (
    <li className={classes.row} data-off={event.cancelled_at !== null || undefined}>
      <DateLeaf event={event} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to={paths.event(event.slug)}>{event.title}</Link>
        </h3>
        <p className={classes.facts}>
          <When event={event} />
          {reads && where && ` · ${where}`}
        </p>
        {event.excerpt && <p className={classes.excerpt}>{event.excerpt}</p>}
        <p className={classes.foot}>
          <Badges event={event} />
          {reads && (
            <span className={classes.coming}>
              <Faces event={event} />
              {coming}
            </span>
          )}
        </p>
      </div>
      {event.image && <img className={classes.picture} src={event.image} alt="" loading="lazy" />}
    </li>
  );
}
