import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '@lyceum/browser/time';
import classes from '../topic/Actions.module.css';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const LikersDialog = lazyPart(() => import('./LikersDialog.tsx'), 'everyone');

interface Props {
  post: { id: number; likes_count: number };
  small: boolean;
}

/** Number of likes, which opens the list of members. Also available where liking is disabled. */
export function LikersButton({ post, small }: Props) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.action}
        data-number
        data-small={small || undefined}
        title={t('likers.title')}
        aria-label={`${count(post.likes_count, i18n.language)} · ${t('likers.title')}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {count(post.likes_count, i18n.language)}
      </button>
      <Part missing="opened">{opened && <LikersDialog postId={post.id} onDone={() => setOpened(false)} />}</Part>
    </>
  );
}
