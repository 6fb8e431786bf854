import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import classes from './Tags.module.css';

/** The tag that a feed is limited to, with a link that removes the limit. */
export default function TagFilter({ tag }: { tag: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <p className={classes.filter} role="status">
      {t('tags.conversations', { tag: `#${tag}` })}
      <Link to={pathname} className={classes.remove}>
        <IconX size={15} stroke={1.8} aria-hidden="true" />
        {t('tags.remove')}
      </Link>
    </p>
  );
}
