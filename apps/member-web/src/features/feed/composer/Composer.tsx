import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useBoards } from '../../../entities/boards/boards.ts';
import type { Me } from '../../../lib/session/session.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import { focusFirstCard } from '../live/focus-first-card.ts';
import classes from './Composer.module.css';
import { isUntouched, type TopicDraft } from './draft.ts';
import type { PostType } from './post-types.ts';
import { useFeature } from '../../../lib/session/settings.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { pollDialogTexts } from '../../../entities/posts/poll/texts/index.ts';
import { mediaTexts } from '../../../entities/media/texts/index.ts';

const ComposerBody = lazyPart(
  withTexts(() => import('./ComposerBody.tsx'), mediaTexts, pollDialogTexts),
  'member',
);
const PostTypes = lazyPart(() => import('./PostTypes.tsx'), 'member');

interface Props {
  me: Me;
  /** The board of the page, or null on the home page. */
  boardId: number | null;
}

/**
 * Single-line composer that expands on focus: the line becomes the title field. The focus stays in the line, so
 * keyboard users can tab past it.
 */
export function Composer({ me, boardId }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const [titleError, setTitleError] = useState<string | undefined>();
  const empty: TopicDraft = { title: '', content: '', channel_id: boardId };
  const draft = useDraft(draftOwner(me), boardId === null ? 'new:home' : `new:board-${boardId}`, empty, isUntouched);
  const untouched = isUntouched(draft.value);
  const asks = draft.value.post_type === 'poll';
  const { data: boards = [] } = useBoards();
  const helpdesk = boards.find(({ id }) => id === draft.value.channel_id)?.type === 'helpdesk';

  // Posting requires plan 3 (part 1 §6). Undefined while the settings load.
  const mayPost = useFeature({ plan: 3 }) !== false;

  const prompt = helpdesk ? t('ticket.prompt') : t('composer.prompt', { name: me.first_name });

  function choose(post_type: PostType): void {
    draft.change((before) => ({ ...before, post_type }));
    setTitleError(undefined);
    setOpen(true);
    line.current?.focus();
  }

  const closeFromOutside = useEffectEvent((event: PointerEvent) => {
    if (untouched && !box.current?.contains(event.target as Node)) setOpen(false);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: PointerEvent) => closeFromOutside(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [open]);

  /** Closes an untouched composer when the focus moves on. A blur without a target means that the window lost focus. */
  function onBlur(event: React.FocusEvent): void {
    if (untouched && event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  function onKey(event: React.KeyboardEvent): void {
    if (event.key === 'Escape' && open && untouched) {
      setOpen(false);
      line.current?.blur();
    }
  }

  if (!mayPost) return null;
  return (
    <section
      ref={box}
      className={classes.composer}
      data-open={open || undefined}
      data-form
      aria-label={t('composer.heading')}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <div className={classes.line}>
        <Avatar member={me} />
        <input
          ref={line}
          className={classes.title}
          aria-label={open ? t(asks ? 'poll.question' : 'composer.title') : prompt}
          aria-invalid={titleError ? true : undefined}
          aria-describedby={titleError ? 'composer-title-error' : open ? 'composer-title-left' : undefined}
          placeholder={open ? t(asks ? 'poll.questionPlaceholder' : 'composer.titlePlaceholder') : prompt}
          maxLength={COMMUNITY_LIMITS.title}
          autoComplete="off"
          value={draft.value.title}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTitleError(undefined);
            const title = event.currentTarget.value;
            draft.change((before) => ({ ...before, title }));
          }}
        />
        {open ? (
          <span id="composer-title-left" className={classes.left}>
            {t('composer.left', { count: COMMUNITY_LIMITS.title - [...draft.value.title].length })}
          </span>
        ) : (
          <>
            {!untouched && <span className={classes.kept}>{t('draft.kept')}</span>}
            <Part missing="nothing">
              <PostTypes chosen={null} helpdesk={helpdesk} onChoose={choose} />
            </Part>
          </>
        )}
      </div>
      {open && titleError && (
        <p id="composer-title-error" className={classes.error} role="alert">
          {titleError}
        </p>
      )}
      <Part missing="nothing">
        {open && <PostTypes chosen={draft.value.post_type ?? 'text'} helpdesk={helpdesk} onChoose={choose} />}
      </Part>
      {open && (
        <Part fallback={<div className={classes.opening} />}>
          <ComposerBody
            boardId={boardId}
            draft={draft.value}
            onChange={draft.change}
            onTitleError={setTitleError}
            onCancel={() => {
              setOpen(false);
              setTitleError(undefined);
            }}
            clear={draft.clear}
            kept={!untouched}
            discard={draft.discard}
            onPosted={() => {
              setOpen(false);
              setTitleError(undefined);
              // The new topic is first in the feed, so keyboard users continue there.
              focusFirstCard();
            }}
          />
        </Part>
      )}
    </section>
  );
}
