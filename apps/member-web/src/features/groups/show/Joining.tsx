import { Button } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Place.module.css';
import { useAnswer } from '../queries/groups.mutations.ts';
import type { Group } from '../queries/groups.query.ts';

/** The member's membership status, and the buttons to change it. */
export function Joining({ group }: { group: Group }) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === undefined) return null;
  if (me === null) {
    return (
      <Button component={Link} to={loginPath(location)}>
        {t('groups.answer.logIn')}
      </Button>
    );
  }
  if (group.participation === 'invited' && group.invitation) return <Invited group={group} />;
  return <Answering group={group} />;
}

function Invited({ group }: { group: Group }) {
  const { t } = useTranslation();
  const answer = useAnswer(group);
  return (
    <>
      <p className={classes.standing}>{t('groups.answer.invited', { name: group.invitation?.user.name })}</p>
      <Button loading={answer.isPending} onClick={() => answer.mutate('accept')}>
        {t('groups.answer.accept')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
        {t('groups.answer.decline')}
      </Button>
    </>
  );
}

function Answering({ group }: { group: Group }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const answer = useAnswer(group);
  const { mine, name, participation, permissions } = group;
  const may = (permission: Group['permissions'][number]) => permissions.includes(permission);
  const asked = participation === 'asked';
  const leave = () => answer.mutateAsync('leave');
  return (
    <>
      {participation === 'in' && (
        <p className={classes.standing} data-in>
          <IconCheck size={17} stroke={2.2} aria-hidden="true" />{' '}
          {t(mine ? 'groups.answer.isOwner' : 'groups.answer.isIn')}
        </p>
      )}
      {asked && (
        <p className={classes.standing}>
          <IconHourglass size={17} stroke={1.8} aria-hidden="true" /> {t('groups.answer.isAsked')}
        </p>
      )}
      {participation === 'banned' && <p className={classes.standing}>{t('groups.answer.isBanned')}</p>}
      {(may('JOIN') || may('ASK')) && (
        <Button loading={answer.isPending} onClick={() => answer.mutate('join')}>
          {t(may('JOIN') ? 'groups.answer.join' : 'groups.answer.ask')}
        </Button>
      )}
      {may('LEAVE') && (
        <Button variant="default" loading={answer.isPending} onClick={() => (asked ? void leave() : setAsks(true))}>
          {t(asked ? 'groups.answer.takeBack' : 'groups.answer.leave')}
        </Button>
      )}
      {asks && (
        <Part missing="opened">
          <ConfirmDialog
            title={t('groups.answer.leaveSure', { name })}
            text={t('groups.answer.leaveText')}
            action={t('groups.answer.leave')}
            onConfirm={leave}
            onDone={() => setAsks(false)}
          />
        </Part>
      )}
    </>
  );
}
