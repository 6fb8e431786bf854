import { IconArrowDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCommentHash } from '../../lib/address/comment-address.ts';
import { toast } from '../../lib/toast.ts';
import type { Topic } from '../../entities/posts/cache/topic-cache.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { FloatingPill } from '../../ui/FloatingPill.tsx';
import { jumpToNewest, useComments } from './comment-state/comments.query.ts';
import classes from './NewestHint.module.css';

/** The button appears for topics with more comments than this (part 1 §2). */
const MORE_THAN = 2;

/** Whether an element is below the visible part of the page. */
function useIsBelow(element: HTMLElement | null): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && below;
}

const TEXT_FIELD = '[contenteditable="true"], textarea, input';

/** Whether the focus is in a text field. The button would cover it. */
function useIsWriting(): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    const look = () => setWriting(document.activeElement?.matches(TEXT_FIELD) ?? false);
    const leave = () => setWriting(false);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return writing;
}

interface Props {
  topic: Topic;
  /** Element right after the last comment. */
  end: HTMLElement | null;
}

/** Button to the newest comment while newer comments are below, and no one types. The space key works too. */
export default function NewestHint({ topic, end }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const hashOf = useCommentHash();
  const { isSuccess, hasNextPage } = useComments(topic.id);
  const below = useIsBelow(end);
  const writing = useIsWriting();
  const shown = isSuccess && !writing && topic.comments_count > MORE_THAN && (hasNextPage || below);

  const go = (): void => {
    jumpToNewest(client, topic.id).then(
      // The address then points to the comment, as for every other comment link.
      (id) =>
        id !== null &&
        void navigate({ pathname, hash: hashOf(`comment-${id}`) }, { replace: true, state, preventScrollReset: true }),
      () => toast({ kind: 'error', text: t('errors.action') }),
    );
  };
  useShortcuts(shown ? { ' ': go } : {});

  return (
    <div className={classes.place}>
      {shown && (
        <FloatingPill className={classes.pill} aria-keyshortcuts="Space" onClick={go}>
          <IconArrowDown size={17} stroke={1.8} aria-hidden="true" />
          {t('comments.newest')}
          <kbd className={classes.key} aria-hidden="true">
            {t('shortcuts.space')}
          </kbd>
        </FloatingPill>
      )}
    </div>
  );
}
