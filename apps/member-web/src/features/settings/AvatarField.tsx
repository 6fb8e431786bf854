import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import classes from './Settings.module.css';

const AvatarDialog = lazy(() => import('../../ui/avatar/AvatarDialog.tsx'));

/** The member's picture, and the way to another one. */
export function AvatarField({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.facts}>
      <Avatar member={me} size={72} />
      <Button variant="default" onClick={() => setChoosing(true)}>
        {t('avatar.open')}
      </Button>
      {choosing && (
        <Suspense>
          <AvatarDialog me={me} onDone={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
