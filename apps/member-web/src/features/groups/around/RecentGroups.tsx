import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useMe } from '../../../lib/session/session.ts';
import classes from '../../../ui/place/Card.module.css';
import { GroupPicture } from '../GroupPicture.tsx';
import { recentOptions } from '../queries/groups.query.ts';

/** The member's four most recently changed groups, with a link to all groups if there are four (part 2). */
export default function RecentGroups() {
  const { t } = useTranslation();
  const me = useMe();
  const { data: groups = [] } = useQuery({ ...recentOptions(me?.id ?? 0), enabled: Boolean(me) });
  if (groups.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="recent-groups">
      <h2 id="recent-groups" className={classes.title}>
        {t('groups.recent')}
      </h2>
      <ul className={classes.list}>
        {groups.map(({ id, slug, name, image, members_count }) => (
          <li key={id} className={classes.item}>
            <GroupPicture image={image} size={42} wide={406} />
            <div className={classes.words}>
              <Link to={paths.group(slug)} className={classes.name}>
                {name}
              </Link>
              <p className={classes.facts}>{t('groups.members', { count: members_count })}</p>
            </div>
          </li>
        ))}
      </ul>
      {groups.length >= GROUP_LIMITS.recent && (
        <Link to={paths.groups} className={classes.all}>
          <IconSearch size={15} stroke={1.8} aria-hidden="true" /> {t('groups.all')}
        </Link>
      )}
    </section>
  );
}
