import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { SliderRoom } from '../../../ui/place/SliderRoom.tsx';
import { GroupPicture } from '../GroupPicture.tsx';
import { newestOptions } from '../queries/groups.query.ts';
import classes from './GroupsSlider.module.css';

/** Horizontally scrolling row of the newest groups, at index 8 of the home feed (part 1 §2). */
export default function GroupsSlider() {
  const { t } = useTranslation();
  const { data: groups } = useQuery(newestOptions);
  if (!groups) return <SliderRoom height={218} />;
  if (groups.length === 0) return null;
  return (
    <article aria-labelledby="new-groups">
      <h2 id="new-groups" className={classes.title}>
        {t('groups.newest')}
      </h2>
      <ul className={classes.row}>
        {groups.map(({ id, slug, name, image, members_count }) => (
          <li key={id} className={classes.tile}>
            <GroupPicture image={image} size={60} />
            <Link to={paths.group(slug)} className={classes.name}>
              {name}
            </Link>
            <span className={classes.facts}>{t('groups.members', { count: members_count })}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
