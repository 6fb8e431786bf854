import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnreadOfGroup } from '../../../entities/boards/Unread.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { useMe } from '../../../lib/session/session.ts';
import { NavigationLink } from '../../../ui/shell/NavigationLink.tsx';
import { NavigationSection } from '../../../ui/shell/NavigationSection.tsx';
import classes from '../../../ui/shell/SideNavigation.module.css';
import { GroupPicture } from '../GroupPicture.tsx';
import { ownOptions } from '../queries/groups.query.ts';

/** The member's groups in the side navigation: ten, and the others behind a toggle (part 3 §9). */
export default function MyGroups() {
  const { t } = useTranslation();
  const me = useMe();
  const { data: groups = [] } = useQuery({ ...ownOptions(me?.id ?? 0), enabled: Boolean(me) });
  const [all, setAll] = useState(false);
  if (groups.length === 0) return null;
  const shown = all ? groups : groups.slice(0, GROUP_LIMITS.navigation);
  return (
    <NavigationSection name="groups" title={t('groups.mine')}>
      <ul className={classes.list}>
        {shown.map(({ id, slug, name, image }) => (
          <li key={id}>
            <NavigationLink to={paths.group(slug)}>
              <GroupPicture image={image} size={22} />
              <span className={classes.name}>{name}</span>
              <UnreadOfGroup groupId={id} />
            </NavigationLink>
          </li>
        ))}
      </ul>
      {groups.length > GROUP_LIMITS.navigation && (
        <button type="button" className={classes.item} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'groups.less' : 'groups.more')}
        </button>
      )}
    </NavigationSection>
  );
}
