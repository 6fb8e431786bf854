import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useMe } from '../../../lib/session/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SHOWN } from '../queries/courses.query.ts';
import { CourseList } from './CourseList.tsx';
import classes from './List.module.css';

/** `/resources`: the courses that the member may see, with their progress. */
export function ListScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const shown = me && query.get('show') === 'mine' ? 'mine' : 'all';
  return (
    <>
      <PageHeading title={t('resources.title')} className={classes.heading} />
      {me && (
        <div className={classes.choice} role="group" aria-label={t('courses.shown.label')}>
          {SHOWN.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              onClick={() =>
                setQuery(name === 'mine' ? { show: name } : {}, { replace: true, preventScrollReset: true })
              }
            >
              {t(`courses.shown.${name}`)}
            </button>
          ))}
          <Link to={paths.certificates} className={classes.certificates}>
            {t('certificates.title')}
          </Link>
        </div>
      )}
      <CourseList key={shown} shown={shown} />
    </>
  );
}
