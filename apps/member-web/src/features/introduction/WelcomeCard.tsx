import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { introductionOptions } from './introduction.query.ts';
import type { Me } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import place from './Invitation.module.css';
import classes from './WelcomeCard.module.css';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const IntroduceDialog = lazyPart(() => import('./IntroduceDialog.tsx'));

/** Compact welcome card of an invisible introduction, with a button to write it (part 1 §2 and §4). */
export default function WelcomeCard({ me }: { me: Me }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [writing, setWriting] = useState(false);
  const dismiss = useMutation({
    mutationFn: () => api('DELETE /api/v4/introduction'),
    onSuccess: () => {
      client.setQueryData(introductionOptions.queryKey, null);
      toast({ kind: 'success', text: t('introduction.dismissed') });
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });
  return (
    <section className={`${classes.card} ${place.place}`} aria-labelledby="welcome-title">
      <span className={classes.sign} aria-hidden="true">
        <IconHandStop size={22} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <h2 id="welcome-title" className={classes.title}>
          {t('introduction.title', { name: me.first_name })}
        </h2>
        <p className={classes.text}>{t('introduction.text')}</p>
        <div className={classes.buttons}>
          <Button onClick={() => setWriting(true)}>{t('introduction.give')}</Button>
          <Button variant="subtle" px={10} loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('introduction.dismiss')}
          </Button>
        </div>
      </div>
      {writing && (
        <Part missing="opened">
          <IntroduceDialog me={me} onDone={() => setWriting(false)} />
        </Part>
      )}
    </section>
  );
}
