import { Button } from '@mantine/core';
import { IconCalendar, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateOf } from '@lyceum/browser/time';
import { paths } from '../../lib/address/paths.ts';
import { useReader } from '../../lib/time/reader.ts';
import type { members } from '@lyceum/contracts';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { Beside } from '../../entities/members/beside/Beside.tsx';
import ChatLink from '../../entities/members/ChatLink.tsx';
import { MemberName } from '../../entities/members/MemberName.tsx';
import { FollowButton } from '../../entities/members/relations/FollowButton.tsx';
import { RelationMenu } from '../../entities/members/relations/RelationMenu.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Numbers } from './Numbers.tsx';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import classes from './Profile.module.css';

const ActivityMap = lazyPart(() => import('./ActivityMap.tsx'));

const AVATAR = 96;

interface Props {
  member: members.MemberSeen;
  mine: boolean;
}

/** Profile of a member: name, join date, badges and biography. */
export function ProfileView({ member, mine }: Props) {
  const { t } = useTranslation();
  const reader = useReader();
  const joined = dateOf(member.created_at, reader);
  const nothing = mine ? t('profile.noBioMine') : t('profile.noBio', { name: member.first_name });
  return (
    <article className={classes.profile}>
      <header className={classes.cover}>
        <Avatar member={member} size={AVATAR} />
        <div className={classes.words}>
          <PageHeading title={member.name} className={classes.name}>
            <MemberName member={member} />
          </PageHeading>
          <Beside member={member} />
          <p className={classes.quiet}>@{member.username}</p>
          <p className={classes.quiet}>
            <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
            {t('profile.joined', { date: joined })}
          </p>
          {member.levels.length > 0 && (
            <ul className={classes.levels} aria-label={t('profile.levels')}>
              {member.levels.map((level) => (
                <li key={level.id}>{level.name}</li>
              ))}
            </ul>
          )}
        </div>
        {!mine && (
          <div className={classes.actions}>
            <FollowButton member={member} />
            {!member.banned && <ChatLink member={member} />}
            <RelationMenu member={member} />
          </div>
        )}
        {mine && (
          <Button
            component={Link}
            to={paths.settings()}
            variant="default"
            className={classes.edit}
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden="true" />}
          >
            {t('profile.edit')}
          </Button>
        )}
      </header>
      {member.banned && <p className={classes.suspended}>{t('profile.suspended')}</p>}
      <section aria-labelledby="profile-about">
        <h2 id="profile-about" className={classes.section}>
          {t('profile.about')}
        </h2>
        <p className={classes.bio} data-empty={member.profile === '' || undefined}>
          {member.profile || nothing}
        </p>
      </section>
      <Numbers member={member} />
      <div className={classes.activity}>
        <Part missing="nothing">
          <ActivityMap id={member.id} />
        </Part>
      </div>
    </article>
  );
}
