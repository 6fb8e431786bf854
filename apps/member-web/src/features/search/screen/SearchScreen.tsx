import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { api } from '@lyceum/browser/client';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { canRead, useBoards } from '../../../entities/boards/boards.ts';
import { MemberSearch } from '../../../entities/members/choose/MemberSearch.tsx';
import { useMemberCard } from '../../../entities/members/member-card.query.ts';
import { itemsOf } from '../../../lib/pages.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import screen from '../../../ui/place/Screen.module.css';
import control from '../../../ui/Control.module.css';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { FoundRow } from '../FoundRow.tsx';
import found from '../Search.module.css';
import { ORDERS } from '../search-address.ts';
import { useKinds } from '../use-kinds.ts';
import { addressOfFilters, askedOf, type FilterName, FILTERS, type Filters, filtersAt, KINDS } from './filters.ts';
import classes from './SearchScreen.module.css';

type Change = (part: Partial<Filters>) => void;

/** `/search`: conversations by their text, with filters. All of it is in the address. */
export function SearchScreen() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filters = filtersAt(query);
  const change: Change = (part) =>
    setQuery(addressOfFilters({ ...filters, ...part }), { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={screen.head}>
        <PageHeading title={t('search.title')} className={screen.title}>
          {t('search.title')}
        </PageHeading>
      </div>
      <MemberSearch
        text={filters.text}
        label={t('search.topics')}
        clearing={t('filter.clear')}
        onText={(text) => change({ text })}
      />
      <Fields filters={filters} onChange={change} />
      <Chips filters={filters} onChange={change} />
      <Found filters={filters} />
    </>
  );
}

interface Props {
  filters: Filters;
  onChange: Change;
}

function Fields({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const boards = (useBoards().data ?? []).filter(canRead);
  const select = <T extends string>(
    name: FilterName | 'order',
    value: T | '',
    choices: readonly (readonly [T, string])[],
    choose: (value: T | null) => void,
  ) => (
    <label className={classes.field}>
      {t(`filter.${name}`)}
      <select
        className={control.control}
        value={value}
        onChange={({ currentTarget }) => choose((currentTarget.value || null) as T | null)}
      >
        {name !== 'order' && <option value="">{t('filter.any')}</option>}
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const day = (name: 'from' | 'until') => (
    <label className={classes.field}>
      {t(`filter.${name}`)}
      <input
        className={control.control}
        type="date"
        value={filters[name] ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ [name]: value || null })}
      />
    </label>
  );
  return (
    <fieldset className={classes.fields}>
      <legend className="visually-hidden">{t('filter.title')}</legend>
      {select(
        'board',
        filters.board === null ? '' : String(filters.board),
        boards.map(({ id, name }) => [String(id), name]),
        (board) => onChange({ board: board === null ? null : Number(board) }),
      )}
      <AuthorField onChange={onChange} />
      {select(
        'kind',
        filters.kind ?? '',
        KINDS.map((kind) => [kind, t(`filter.kinds.${kind}`)]),
        (kind) => onChange({ kind }),
      )}
      {select(
        'solved',
        filters.solved ?? '',
        (['yes', 'no'] as const).map((value) => [value, t(`filter.answers.${value}`)]),
        (solved) => onChange({ solved }),
      )}
      <label className={classes.field}>
        {t('filter.tag')}
        <input
          className={control.control}
          autoComplete="off"
          maxLength={COMMUNITY_LIMITS.tag}
          value={filters.tag ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tag: value || null })}
        />
      </label>
      {day('from')}
      {day('until')}
      {select(
        'order',
        filters.order,
        ORDERS.map((order) => [order, t(`found.orders.${order}`)]),
        (order) => onChange({ order: order ?? 'best' }),
      )}
    </fieldset>
  );
}

const MOST_AUTHORS = 5;

/** Finds members by name. Choosing one filters by that author. */
function AuthorField({ onChange }: { onChange: Change }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const text = name.trim();
  const { data = [] } = useQuery({
    queryKey: ['search', 'authors', text],
    queryFn: ({ signal }) =>
      api('GET /api/v3/search', { query: { query: text, model: 'users', size: MOST_AUTHORS }, signal }).then(
        ({ results }) => results.users?.data ?? [],
      ),
    enabled: text.length > 1,
  });
  const choose = (author: number) => {
    setName('');
    onChange({ author });
  };
  return (
    <div className={classes.field}>
      <label>
        {t('filter.author')}
        <input
          className={control.control}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t('filter.authorHint')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      {text.length > 1 && data.length > 0 && (
        <ul className={classes.authors} aria-label={t('filter.authors')}>
          {data.map((member) => (
            <li key={member.id}>
              <button type="button" onClick={() => choose(member.id)}>
                {member.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The chosen filters, each of which can be removed. */
function Chips({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const board = useBoards().data?.find(({ id }) => id === filters.board);
  const author = useMemberCard(filters.author ?? 0, filters.author !== null).data;
  const chosen = FILTERS.filter((name) => filters[name] !== null);
  if (chosen.length === 0) return null;
  const valueOf = (name: FilterName): string => {
    if (name === 'board') return board?.name ?? '…';
    if (name === 'author') return author?.name ?? '…';
    if (name === 'kind') return t(`filter.kinds.${filters.kind!}`);
    if (name === 'solved') return t(`filter.answers.${filters.solved!}`);
    return filters[name] ?? '';
  };
  const none = Object.fromEntries(FILTERS.map((name) => [name, null]));
  return (
    <div role="group" aria-label={t('filter.chosen')} className={classes.chips}>
      {chosen.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={t('filter.remove', { filter: `${t(`filter.${name}`)}: ${valueOf(name)}` })}
          onClick={() => onChange({ [name]: null })}
        >
          {t(`filter.${name}`)}: {valueOf(name)}
          <IconX size={14} stroke={1.8} aria-hidden="true" />
        </button>
      ))}
      {chosen.length > 1 && (
        <button type="button" className={classes.clear} onClick={() => onChange(none)}>
          {t('filter.none')}
        </button>
      )}
    </div>
  );
}

function Found({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const kind = useKinds().find((each) => each.kind === 'topics');
  const asked = askedOf(filters);
  const results = useInfiniteQuery({
    queryKey: ['search', 'topics', asked],
    queryFn: async ({ pageParam, signal }) =>
      (await api('GET /api/v3/search', { query: { ...asked, page: pageParam }, signal })).results.topics!,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    enabled: asked.query !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (asked.query === '') return <p className={found.idle}>{t('filter.idle')}</p>;
  if (results.isPending || !kind) return <RowsSkeleton label={t('found.running')} rows={8} />;
  if (!results.data) return <FailedState title={t('found.failed')} onRetry={() => void results.refetch()} />;
  const topics = [...new Map(itemsOf(results.data).map((topic) => [topic.id, topic])).values()];
  const { total, total_capped: isCapped } = results.data.pages[0]!.meta;
  const count = t('filter.count', { count: total, shown: isCapped ? `${total}+` : String(total) });
  return (
    <div aria-busy={results.isPlaceholderData}>
      <p role="status" className={classes.count}>
        {count}
      </p>
      {topics.length === 0 && (
        <EmptyState
          quiet
          icon={<IconSearch size={24} stroke={1.6} />}
          title={t('found.nothing', { text: filters.text })}
          hint={t('filter.nothingHint')}
        />
      )}
      <ul className={found.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <FoundRow row={kind.row(topic)} query={filters.text} />
          </li>
        ))}
      </ul>
      <LoadMore of={results} failed={t('found.failed')} />
    </div>
  );
}
