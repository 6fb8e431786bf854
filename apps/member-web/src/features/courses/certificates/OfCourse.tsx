import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../lib/session/session.ts';
import { mineOptions } from '../queries/certificates.query.ts';
import type { WholeCourse } from '../queries/courses.query.ts';
import classes from './Certificates.module.css';
import { useLiveCertificates } from './live.ts';

/** The member's certificate of a course, or how to get it. */
export function OfCourse({ course }: { course: WholeCourse }) {
  const { t } = useTranslation();
  const me = useMe();
  const mine = useQuery({ ...mineOptions, enabled: Boolean(me) });
  useLiveCertificates(me?.id);
  const given = mine.data?.filter((each) => each.course.id === course.id) ?? [];
  const held = given.find(({ withdrawn_at }) => withdrawn_at === null);
  if (held?.file) {
    return (
      <div className={classes.held}>
        <Button
          component="a"
          href={held.file}
          download
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden="true" />}
        >
          {t('certificates.yours')}
        </Button>
        <Link to={`/certificates/${held.code}`}>{t('certificates.show')}</Link>
      </div>
    );
  }
  if (given.length > 0) return <p className={classes.quiet}>{t('certificates.taken')}</p>;
  if (!mine.data || !course.certificate) return null;
  return <p className={classes.quiet}>{t(`certificates.waits.${course.certificate_send_option}`)}</p>;
}
