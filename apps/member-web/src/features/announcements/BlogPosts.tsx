import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { boardsOptions } from '../../entities/boards/boards.ts';
import { paths } from '../../lib/address/paths.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from '../../ui/place/Card.module.css';
import { blogOptions } from './blog.query.ts';

/** Sidebar of the blog with the newest posts of the board that administrators chose (part 1 §2). */
export default function BlogPosts({ boardId }: { boardId: number }) {
  const { t } = useTranslation();
  const { data: posts = [] } = useQuery(blogOptions(boardId));
  const { data: boards = [] } = useQuery(boardsOptions);
  if (posts.length === 0) return null;
  const slug = boards.find(({ id }) => id === boardId)?.slug;
  return (
    <section className={classes.card} aria-labelledby="blog-posts">
      <h2 id="blog-posts" className={classes.title}>
        {t('announcements.blog.title')}
      </h2>
      <ul className={classes.list}>
        {posts.map(({ id, slug: address, title, created_at }) => (
          <li key={id} className={classes.item}>
            <div className={classes.words}>
              <Link to={paths.conversation(address)} className={classes.name}>
                {title}
              </Link>
              <p className={classes.facts}>
                <RelativeTime moment={created_at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {slug && (
        <Link to={paths.board(slug)} className={classes.all}>
          {t('announcements.blog.all')}
        </Link>
      )}
    </section>
  );
}
