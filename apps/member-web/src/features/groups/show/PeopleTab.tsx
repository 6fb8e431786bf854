import { Button } from '@mantine/core';
import { useState } from 'react';
import InviteDialog from './InviteDialog.tsx';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Place.module.css';
import type { Group, PeopleStatus } from '../queries/groups.query.ts';
import { People } from './People.tsx';

const STATUSES: readonly PeopleStatus[] = ['in', 'asked', 'invited', 'banned'];

/** Tab with the members. Owners and moderators also see requests, invitations and bans. */
export function PeopleTab({ group }: { group: Group }) {
  const { t } = useTranslation();
  const manages = group.permissions.includes('MANAGE');
  const [status, setStatus] = useState<PeopleStatus>(manages && group.requests_count > 0 ? 'asked' : 'in');
  const [invites, setInvites] = useState(false);
  return (
    <section className={classes.card} data-padded>
      {group.permissions.includes('INVITE') && (
        <Button variant="default" mb={12} onClick={() => setInvites(true)}>
          {t('groups.people.invite')}
        </Button>
      )}
      {manages && (
        <div className={classes.choice} role="group" aria-label={t('groups.people.label')}>
          {STATUSES.map((each) => (
            <button key={each} type="button" aria-pressed={each === status} onClick={() => setStatus(each)}>
              {t(`groups.people.${each}`)}
            </button>
          ))}
        </div>
      )}
      <People key={status} group={group} status={manages ? status : 'in'} />
      <Part missing="opened">{invites && <InviteDialog group={group} onDone={() => setInvites(false)} />}</Part>
    </section>
  );
}
