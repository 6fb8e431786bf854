import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useBoards } from '../../entities/boards/boards.ts';
import { loginPath } from '../../lib/address/return-to.ts';
import { draftOwner, forgetDraft } from '../../lib/drafts/draft-sync.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { type DraftLine, draftsOptions, kindOf, placeOf } from './drafts.query.ts';
import classes from './Drafts.module.css';

/** `/drafts`: the member's unposted texts of all devices, newest first. */
export function DraftsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  return (
    <>
      <PageHeading title={t('drafts.title')} className={classes.heading}>
        {t('drafts.title')}
      </PageHeading>
      <p className={classes.intro}>{t('drafts.intro')}</p>
      {acting(me) ? <List /> : <RowsSkeleton label={t('drafts.loading')} rows={3} />}
    </>
  );
}

function List() {
  const { t } = useTranslation();
  const list = useQuery(draftsOptions);
  if (list.isPending) return <RowsSkeleton label={t('drafts.loading')} rows={3} />;
  if (!list.data) return <FailedState title={t('drafts.failed')} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    const icon = <IconPencil size={24} stroke={1.6} />;
    return <EmptyState icon={icon} title={t('drafts.none')} hint={t('drafts.noneHint')} />;
  }
  return (
    <ul className={classes.list} aria-label={t('drafts.title')}>
      {list.data.map((draft) => (
        <Row key={draft.key} draft={draft} />
      ))}
    </ul>
  );
}

function Row({ draft }: { draft: DraftLine }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const { data: boards = [] } = useBoards();
  const { key, title, excerpt, updated_at: when } = draft;
  const to = placeOf(key, (id) => boards.find((board) => board.id === id)?.slug);
  const text = title || excerpt || t('drafts.untitled');
  const discard = () => {
    forgetDraft(draftOwner(me ?? null), key);
    client.setQueryData(draftsOptions.queryKey, (all) => all?.filter((each) => each.key !== key));
    toast({ kind: 'success', text: t('drafts.discarded') });
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2>{text}</h2>
        {title && excerpt && <p className={classes.excerpt}>{excerpt}</p>}
        <p className={classes.facts}>
          {t(`drafts.kinds.${kindOf(key)}`)} · <RelativeTime moment={when} />
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" aria-label={t('drafts.discardOf', { text })} onClick={discard}>
          {t('drafts.discard')}
        </Button>
        {to && (
          <Button component={Link} to={to} aria-label={t('drafts.openOf', { text })}>
            {t('drafts.open')}
          </Button>
        )}
      </div>
    </li>
  );
}
