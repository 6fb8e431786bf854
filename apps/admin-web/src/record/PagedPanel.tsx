import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useDataProvider, useDebouncedEvent } from 'react-admin';
import type { ConsoleDataProvider, PageAsked, PageOf } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { LAST_PAGE } from '../list/ListPages.tsx';
import { useCount } from '../list/Total.tsx';
import { Pages } from '../ui/Pages.tsx';
import { AskedPanel } from './AskedPanel.tsx';
import { Panel } from './Panel.tsx';
import { Rows } from './Rows.tsx';

const PER_PAGE = 25;
const PAUSE_MS = 300;

interface Props<T> {
  title: string;
  /** Query key: the record and the kind of list. */
  name: readonly (string | number)[];
  ask: (provider: ConsoleDataProvider, asked: PageAsked) => Promise<PageOf<T>>;
  /** Error text. */
  failed: string;
  /** Text for an empty list. Null hides the panel instead. */
  nobody: string | null;
  /** Set to false if the list has no search by name. */
  searchable?: boolean;
  /** Shown next to the title. */
  action?: ReactNode;
  /** Shown above the list. */
  children?: ReactNode;
  row: (item: T) => ReactNode;
}

/** Paginated panel of people or records that belong to a record. A longer list of people has a name search. */
export function PagedPanel<T>(props: Props<T>) {
  const { title, name, ask, failed, nobody, searchable = true, action, children, row } = props;
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const count = useCount();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: [...name, { page, search }],
    queryFn: () => ask(provider, { page, size: PER_PAGE, search: search || undefined }),
    placeholderData: keepPreviousData,
  });
  const last = query.data?.meta.last_page ?? page;
  // Until the full list is back, a cleared field stays where it is, with the focus.
  const searching = search !== '' || query.isPlaceholderData;
  // The last page became empty after a removal.
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);
  const find = useDebouncedEvent((text: string) => {
    setSearch(text.trim());
    setPage(1);
  }, PAUSE_MS);
  const found = (total: number, told: string) =>
    total === 0 ? translate('list.nobodyFound') : translate('list.found', { count: told });
  return (
    <AskedPanel title={title} query={query} failed={failed}>
      {({ data, meta }) => {
        if (meta.total === 0 && !searching && nobody === null) return null;
        const total = count(meta.total, { totalCapped: meta.total_capped ?? false });
        return (
          <Panel title={`${title} (${total})`} action={action}>
            {children}
            {searchable && (meta.total > PER_PAGE || searching) ? (
              <NameField label={title} search={search} onChange={find} />
            ) : null}
            <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {search === '' ? '' : found(meta.total, total)}
            </Box>
            {meta.total > 0 || searching ? null : nobody}
            <Rows>{data.map(row)}</Rows>
            <Pages
              page={page}
              pages={Math.min(LAST_PAGE, meta.last_page)}
              label={translate('list.pagesOf', { list: title })}
              size="small"
              narrow
              onChange={setPage}
            />
          </Panel>
        );
      }}
    </AskedPanel>
  );
}

interface NameFieldProps {
  label: string;
  /** The present search, for a field that returns after an error. */
  search: string;
  onChange: (text: string) => void;
}

function NameField({ label, search, onChange }: NameFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      type="search"
      size="small"
      label={translate('list.searchName')}
      defaultValue={search}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100, 'aria-label': translate('list.searchNameIn', { list: label }) } }}
      sx={{ mb: 1 }}
    />
  );
}
