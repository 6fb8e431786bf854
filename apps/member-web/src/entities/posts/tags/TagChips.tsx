import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './Tags.module.css';

/** Path of the conversations at home that have a tag. */
const tagPath = (tag: string): string => `/?${new URLSearchParams({ tag }).toString()}`;

/** The tags of a topic. Each leads to the conversations that have it. */
export default function TagChips({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.chips} aria-label={t('tags.label')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagPath(tag)} className={classes.chip} aria-label={t('tags.conversations', { tag })}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
