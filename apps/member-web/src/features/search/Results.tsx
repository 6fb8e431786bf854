import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ListMeta } from '@lyceum/contracts';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { FoundRow } from './FoundRow.tsx';
import classes from './Search.module.css';
import { extendedOptions, overviewOptions } from './search.query.ts';
import type { Kind, Order } from './search-address.ts';
import { type ShownKind, useKinds } from './use-kinds.ts';

interface Props {
  text: string;
  order: Order;
  onExtend: (kind: Kind | null) => void;
}

/** Announces each change to screen readers. */
const Told = ({ children }: { children: string }) => (
  <p className="visually-hidden" role="status">
    {children}
  </p>
);

const Nothing = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      quiet
      icon={<IconSearch size={24} stroke={1.6} />}
      title={t('found.nothing', { text })}
      hint={t('found.nothingHint')}
    />
  );
};

/** Number of matches. The server counts up to a maximum (decisions 2), shown as `+`. */
const countOf = ({ total, total_capped }: ListMeta): string => (total_capped ? `${total}+` : String(total));

/** A few matches of each kind, in the chosen order. */
export function Overview({ text, order, onExtend }: Props) {
  const { t } = useTranslation();
  const kinds = useKinds();
  const found = useQuery(overviewOptions(text, order));
  if (found.isPending) return <RowsSkeleton label={t('found.running')} rows={5} />;
  if (!found.data) return <FailedState quiet title={t('found.failed')} onRetry={() => void found.refetch()} />;
  const groups = kinds.flatMap((kind) => {
    const { data = [], meta } = found.data[kind.kind] ?? {};
    return data.length > 0 ? [{ ...kind, data, total: meta!.total, count: countOf(meta!) }] : [];
  });
  const told = groups.map(({ title, count }) => `${t(title)}: ${count}`).join(', ');
  return (
    <div aria-busy={found.isPlaceholderData}>
      <Told>{groups.length > 0 ? t('found.what', { what: told }) : t('found.nothing', { text })}</Told>
      {groups.length === 0 && <Nothing text={text} />}
      {groups.map(({ kind, title, row, data, total, count }) => (
        <Group key={kind} title={t(title)} count={count}>
          <Rows rows={data} of={row} text={text} />
          {total > data.length && (
            <button type="button" className={classes.more} data-hit onClick={() => onExtend(kind)}>
              {t('found.all', { what: t(title), amount: count })}
            </button>
          )}
        </Group>
      ))}
      <Link to={`/search?${new URLSearchParams({ q: text }).toString()}`} className={classes.more} data-hit>
        {t('filter.open')}
      </Link>
    </div>
  );
}

/** All matches of one kind. */
export function Extended({ text, order, shown, onExtend }: Props & { shown: ShownKind }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(extendedOptions(text, order, shown.kind));
  const pages = found.data?.pages ?? [];
  const { total = 0 } = pages[0]?.meta ?? {};
  const count = pages[0] ? countOf(pages[0].meta) : '';
  const back = (
    <button type="button" className={classes.back} data-hit onClick={() => onExtend(null)}>
      <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
      {t('found.back')}
    </button>
  );
  if (found.isPending) return <RowsSkeleton label={t('found.running')} rows={8} />;
  return (
    <div aria-busy={found.isPlaceholderData}>
      {back}
      {found.data ? (
        <>
          <Told>{t('found.what', { what: `${t(shown.title)}: ${count}` })}</Told>
          {total === 0 && <Nothing text={text} />}
          <Group title={t(shown.title)} count={count}>
            <Rows rows={pages.flatMap(({ data }) => data)} of={shown.row} text={text} />
          </Group>
          <LoadMore of={found} failed={t('found.failed')} />
        </>
      ) : (
        <FailedState quiet title={t('found.failed')} onRetry={() => void found.refetch()} />
      )}
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id} className={classes.heading}>
        {title} <span className={classes.count}>{count}</span>
      </h3>
      {children}
    </section>
  );
}

function Rows({ rows, of, text }: { rows: readonly { id: number }[]; of: ShownKind['row']; text: string }) {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return (
    <ul className={classes.list}>
      {once.map((row) => (
        <li key={row.id}>
          <FoundRow row={of(row)} query={text} />
        </li>
      ))}
    </ul>
  );
}
