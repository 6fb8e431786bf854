import { api } from '@lyceum/browser/client';
import { dateOf } from '@lyceum/browser/time';
import { IconSchool } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useReader } from '../../lib/time/reader.ts';
import card from '../../ui/place/Card.module.css';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { mineOptions } from './queries/certificates.query.ts';
import { courseKeys } from './queries/courses.query.ts';

const finishedOptions = (id: number) =>
  queryOptions({
    queryKey: [...courseKeys.all, 'finished', id],
    queryFn: ({ signal }) => api('GET /api/v4/users/{id}/courses', { params: { id }, signal }).then(({ data }) => data),
  });

/** The courses that a member has finished, on their profile. Their certificates are for the member alone. */
export default function CoursesOf({ id, mine }: { id: number; mine: boolean }) {
  const { t } = useTranslation();
  const reader = useReader();
  const list = useQuery(finishedOptions(id));
  const held = useQuery({ ...mineOptions, enabled: mine }).data ?? [];
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!list.data) return <FailedState title={t('profilePage.partFailed')} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return <EmptyState icon={<IconSchool size={24} stroke={1.6} />} title={t('profilePage.noCourses')} />;
  }
  return (
    <section className={card.card} aria-label={t('profilePage.tabs.courses')}>
      <ul className={card.list} style={{ marginTop: 0 }}>
        {list.data.map((course) => {
          const certificate = held.find((each) => each.course.id === course.id && each.withdrawn_at === null);
          return (
            <li key={course.id} className={card.item}>
              <div className={card.words}>
                <Link to={paths.course(course.slug)} className={card.name}>
                  {course.name}
                </Link>
                <p className={card.facts}>
                  {t('profilePage.finished', { date: dateOf(course.finished_at, reader) })}
                  {certificate && (
                    <>
                      {' · '}
                      <Link to={`${paths.certificates}/${certificate.code}`}>{t('profilePage.certificate')}</Link>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
