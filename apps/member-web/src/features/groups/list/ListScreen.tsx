import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import NewGroupDialog from '../edit/NewGroupDialog.tsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { acting, useMe } from '../../../lib/session/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Screen.module.css';
import { SHOWN } from '../queries/groups.query.ts';
import { GroupList } from './GroupList.tsx';

/** `/groups`: all groups that the member may see, the member's own, and their invitations. */
export function ListScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const [founds, setFounds] = useState(false);
  const shown = SHOWN.find((name) => name === query.get('show')) ?? 'all';
  return (
    <>
      <div className={classes.head}>
        <PageHeading title={t('circle.title')} className={classes.title}>
          {t('circle.title')}
        </PageHeading>
        {acting(me) && (
          <Button leftSection={<IconPlus size={17} stroke={1.9} aria-hidden="true" />} onClick={() => setFounds(true)}>
            {t('groups.new')}
          </Button>
        )}
      </div>
      {me && (
        <div className={classes.bar}>
          <div className={classes.choice} role="group" aria-label={t('groups.shown.label')}>
            {SHOWN.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === shown}
                onClick={() => setQuery({ show: name }, { replace: true, preventScrollReset: true })}
              >
                {t(`groups.shown.${name}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      <GroupList key={shown} shown={shown} />
      <Part missing="opened">{founds && <NewGroupDialog onDone={() => setFounds(false)} />}</Part>
    </>
  );
}
