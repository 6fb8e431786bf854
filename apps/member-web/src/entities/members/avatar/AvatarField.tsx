import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../lib/session/session.ts';
import { Avatar } from '../Avatar.tsx';
import classes from './AvatarField.module.css';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { mediaTexts } from '../../media/texts/index.ts';

const AvatarDialog = lazyPart(withTexts(() => import('./AvatarDialog.tsx'), mediaTexts));

/** The member's avatar with a button to change it. */
export function AvatarField({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.field}>
      <Avatar member={me} size={72} />
      <Button variant="default" onClick={() => setChoosing(true)}>
        {t('avatar.open')}
      </Button>
      {choosing && (
        <Part missing="opened">
          <AvatarDialog me={me} onDone={() => setChoosing(false)} />
        </Part>
      )}
    </div>
  );
}
