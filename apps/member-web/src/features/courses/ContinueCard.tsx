import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import card from '../../ui/place/Card.module.css';
import { Progress } from './Progress.tsx';
import { courseKeys } from './queries/courses.query.ts';

/** Query options of the member's course with the latest activity that has lessons left. Null if there is none. */
export const continueOptions = queryOptions({
  queryKey: courseKeys.list('continue'),
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /api/v4/e-learning/courses', { query: { type: 'mine' }, signal });
    const latest = ({ participant }: (typeof data)[number]) => participant?.last_activity ?? '';
    const open = data.filter(({ participant }) => participant?.continue_url);
    return open.sort((a, b) => latest(b).localeCompare(latest(a)))[0] ?? null;
  },
});

/** The course that the member is in the middle of, in the rail. */
export function ContinueCard() {
  const { t } = useTranslation();
  const course = useQuery(continueOptions).data;
  if (!course?.participant) return null;
  return (
    <section className={card.card} aria-labelledby="rail-learning">
      <h2 id="rail-learning" className={card.title}>
        {t('rail.learning')}
      </h2>
      <div className={card.list}>
        <Link to={paths.course(course.slug)} className={card.name}>
          {course.name}
        </Link>
        <Progress of={course.participant} />
      </div>
      <Link to={course.participant.continue_url!} className={card.all}>
        {t(course.participant.last_activity ? 'courses.continue' : 'courses.start')}
      </Link>
    </section>
  );
}
