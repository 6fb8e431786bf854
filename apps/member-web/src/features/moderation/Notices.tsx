import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { momentOf } from '@lyceum/browser/time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReasonName } from '../../entities/reports/use-reason-name.ts';
import { paths } from '../../lib/address/paths.ts';
import { sessionKeys } from '../../lib/session/keys.ts';
import type { Me } from '../../lib/session/session.ts';
import { useReader } from '../../lib/time/reader.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import classes from './Notices.module.css';

/** The warnings of moderators that the member has to read, one after the other, and the end of their silence. */
export default function Notices({ me }: { me: Me }) {
  const [later, setLater] = useState(false);
  const [first] = me.open_warnings;
  return (
    <>
      {me.silenced_until && <Silence until={me.silenced_until} />}
      {first !== undefined && !later && <Warning key={first} id={first} onLater={() => setLater(true)} />}
    </>
  );
}

function Silence({ until }: { until: string }) {
  const { t } = useTranslation();
  const reader = useReader();
  return (
    <section className={classes.silence} aria-label={t('warning.silence')}>
      <p>
        {t('warning.silenced', { date: momentOf(until, reader) })}{' '}
        <Link to={paths.settings('decisions')}>{t('warning.why')}</Link>
      </p>
    </section>
  );
}

/** A warning comes back on the next visit until the member confirms that they have read it. */
function Warning({ id, onLater }: { id: number; onLater: () => void }) {
  const { t } = useTranslation();
  const nameOf = useReasonName();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['decisions'],
    queryFn: ({ signal }) => api('GET /api/v4/decisions', { signal }),
  });
  const confirm = useMutation({
    mutationFn: async () => {
      await api('PUT /api/v4/decisions/{id}/confirmation', { params: { id } });
      await client.invalidateQueries({ queryKey: sessionKeys.me });
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });
  const warning = data?.data.find((decision) => decision.id === id);
  if (!warning) return null;
  const { thing, rule, statement, appealable_until } = warning;
  const buttons = (
    <Button loading={confirm.isPending} onClick={() => confirm.mutate()} data-autofocus>
      {t('warning.read')}
    </Button>
  );
  return (
    <Dialog title={t('warning.title')} onClose={onLater} buttons={buttons}>
      <div className={classes.warning}>
        <p>{thing?.title ? t('warning.about', { what: thing.title }) : t('warning.text')}</p>
        {rule && <p>{t('warning.rule', { rule: nameOf(rule) })}</p>}
        <p className={classes.statement}>{statement}</p>
        {appealable_until && (
          <p className={classes.hint}>
            {t('warning.appeal')} <Link to={paths.settings('decisions')}>{t('warning.decisions')}</Link>
          </p>
        )}
        {confirm.isError && <p role="alert">{t('errors.action')}</p>}
      </div>
    </Dialog>
  );
}
