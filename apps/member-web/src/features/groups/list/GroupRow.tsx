import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import classes from '../../../ui/place/Row.module.css';
import { GroupFacts } from '../GroupFacts.tsx';
import { GroupPicture } from '../GroupPicture.tsx';
import type { Group } from '../queries/groups.query.ts';

/** A group in a list. */
export function GroupRow({ group }: { group: Group }) {
  return (
    <li className={classes.row}>
      <GroupPicture image={group.image} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to={paths.group(group.slug)}>{group.name}</Link>
        </h3>
        {group.excerpt && <p className={classes.excerpt}>{group.excerpt}</p>}
        <p className={classes.foot}>
          <GroupFacts group={group} />
        </p>
      </div>
    </li>
  );
}
