import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '@lyceum/browser/client';
import { holdRealtime } from '../../../lib/realtime/connection.ts';
import { useRestart } from '../../../lib/realtime/use-restart.ts';
import type { Me } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import classes from './ImpersonationBar.module.css';

/** Bar on every screen while an administrator impersonates a member (decisions 24). */
export default function ImpersonationBar({ me }: { me: Me }) {
  const { t } = useTranslation();
  const restart = useRestart();
  const stop = useMutation({
    mutationFn: () => api('POST /api/v4/auth/stop-impersonating'),
    onMutate: holdRealtime,
    // Reloads, because all data on the screen belongs to the other member.
    onSuccess: () => window.location.assign('/'),
    onError: () => {
      restart();
      toast({ kind: 'error', text: t('errors.action') });
    },
  });
  return (
    <div className={classes.bar} role="status">
      <IconEye size={18} stroke={1.7} aria-hidden="true" />
      <span className={classes.text}>{t('impersonation.notice', { name: me.name })}</span>
      <Button variant="default" size="xs" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t('impersonation.stop')}
      </Button>
    </div>
  );
}
