import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { ReportButton } from '../../../entities/reports/ReportButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import classes from '../../../ui/place/Place.module.css';
import { GroupFacts } from '../GroupFacts.tsx';
import { GroupPicture } from '../GroupPicture.tsx';
import type { Group } from '../queries/groups.query.ts';
import { Joining } from './Joining.tsx';

/** Heading of a group: name, number of members and the member's actions. */
export function GroupHead({ group }: { group: Group }) {
  const { t } = useTranslation();
  return (
    <header className={classes.card}>
      <div className={classes.head}>
        <GroupPicture image={group.image} size={72} wide={320} />
        <div className={classes.words}>
          <PageHeading title={group.name} className={classes.title} />
          <p className={classes.badges}>
            <GroupFacts group={group} />
          </p>
        </div>
      </div>
      <div className={classes.actions}>
        <Joining group={group} />
        <span className={classes.tools}>
          {group.founder && <ReportButton of={{ kind: 'group', id: group.id }} by={group.founder.id} />}
          {group.permissions.includes('EDIT') && (
            <Button
              component={Link}
              to={paths.groupEdit(group.slug)}
              variant="default"
              leftSection={<IconPencil size={17} stroke={1.7} aria-hidden="true" />}
            >
              {t('groups.edit.open')}
            </Button>
          )}
        </span>
      </div>
    </header>
  );
}
