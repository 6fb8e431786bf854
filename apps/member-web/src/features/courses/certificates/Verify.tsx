import { IconCertificate, IconCertificateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../lib/time/reader.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { type Verified, verifiedOptions } from '../queries/certificates.query.ts';
import classes from './Certificates.module.css';

/** Whether the certificate with this code is genuine. Leaves out the name of a member who left. */
export function Verify({ code }: { code: string }) {
  const { t } = useTranslation();
  const asked = useQuery(verifiedOptions(code));
  if (asked.isPending) return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (asked.data === undefined) {
    return <FailedState title={t('certificates.failed')} onRetry={() => void asked.refetch()} />;
  }
  const found = asked.data;
  const isGenuine = found?.status === 'valid';
  const title = t(
    found === null ? 'certificates.unknown' : isGenuine ? 'certificates.genuine' : 'certificates.withdrawn',
  );
  const Shape = isGenuine ? IconCertificate : IconCertificateOff;
  return (
    <section className={classes.card} data-genuine={isGenuine || undefined}>
      <Shape className={classes.icon} size={34} stroke={1.5} aria-hidden="true" />
      <PageHeading title={title} className={classes.title} />
      {found === null ? <p className={classes.quiet}>{t('certificates.unknownHint')}</p> : <Facts found={found} />}
    </section>
  );
}

function Facts({ found }: { found: Verified }) {
  const { t } = useTranslation();
  const reader = useReader();
  const facts: [string, string][] = [
    ...(found.status === 'valid'
      ? [[t('certificates.holder'), found.holder ?? t('certificates.nameless')] as [string, string]]
      : []),
    [t('certificates.course'), found.course],
    [t('certificates.finished'), dateOf(found.finished_at, reader)],
    [t('certificates.issued'), dateOf(found.issued_at, reader)],
    ...(found.withdrawn_at
      ? [[t('certificates.withdrawnOn'), dateOf(found.withdrawn_at, reader)] as [string, string]]
      : []),
    [t('certificates.code'), found.code],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
