import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import type { Me } from '../../../lib/session/session.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { type Certificate, mineOptions } from '../queries/certificates.query.ts';
import classes from './Certificates.module.css';
import { useLiveCertificates } from './live.ts';

/** `/certificates`: the member's certificates, as files and public links. */
export function Mine({ me }: { me: Me | null }) {
  const { t } = useTranslation();
  const mine = useQuery({ ...mineOptions, enabled: me !== null });
  useLiveCertificates(me?.id);
  return (
    <section className={classes.card}>
      <PageHeading title={t('certificates.title')} className={classes.title} />
      {me === null ? (
        <Button component={Link} to={paths.login}>
          {t('courses.login')}
        </Button>
      ) : mine.isPending ? (
        <RowsSkeleton label={t('app.loading')} rows={2} />
      ) : mine.data === undefined ? (
        <FailedState quiet title={t('certificates.failed')} onRetry={() => void mine.refetch()} />
      ) : mine.data.length === 0 ? (
        <p className={classes.quiet}>
          {t('certificates.none')} <Link to={paths.resources}>{t('certificates.toCourses')}</Link>
        </p>
      ) : (
        <ul className={classes.list}>
          {mine.data.map((each) => (
            <Row key={each.id} certificate={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ certificate: { code, course, finished_at, withdrawn_at, file } }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const reader = useReader();
  return (
    <li>
      <div className={classes.words}>
        <Link to={`/certificates/${code}`}>{course.name}</Link>
        <span className={classes.quiet}>
          {withdrawn_at
            ? t('certificates.takenOn', { when: dateOf(withdrawn_at, reader) })
            : t('courses.finishedOn', { when: dateOf(finished_at, reader) })}
        </span>
      </div>
      {file && (
        <Button
          component="a"
          href={file}
          download
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden="true" />}
          aria-label={t('certificates.downloadOf', { course: course.name })}
        >
          {t('certificates.download')}
        </Button>
      )}
    </li>
  );
}
