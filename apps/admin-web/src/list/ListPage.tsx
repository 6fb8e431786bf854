import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload, useResourceContext } from 'react-admin';
import { useResourceName } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ListBody } from './ListBody.tsx';
import { ListPages } from './ListPages.tsx';
import { SearchField } from './SearchField.tsx';
import { SortField } from './SortField.tsx';
import { Total } from './Total.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface Props {
  icon: ReactNode;
  /** Placeholder of the search field. Without it the list has no search. */
  search?: string;
  sort: SortPayload;
  /** Sort options on narrow screens, where cards have no column headers. */
  sortFields: string[];
  actions?: ReactNode;
  /** Filters next to the search field. */
  filters?: ReactNode;
  /** Values of the filters on the first visit. */
  filterDefaults?: Record<string, string>;
  table: ReactNode;
  cards: ReactNode;
}

/** Below this viewport width, a table of eight columns does not fit next to the navigation. */
const TABLE_FROM = 1280;

const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE_FROM), { noSsr: true });

/** List page of a resource: heading with total, search, filters, and a table or cards. */
export function ListPage({ icon, search, sort, sortFields, actions, filters, filterDefaults, table, cards }: Props) {
  const resourceName = useResourceName();
  const resource = useResourceContext();
  const narrow = useIsNarrow();
  useRowKeys();
  return (
    <ListBase sort={sort} perPage={25} filterDefaultValues={filterDefaults}>
      <PageHeading title={resourceName(resource, 2)} under={<Total />} actions={actions} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          gap: 1,
          mb: search || filters || narrow ? 2 : 0,
        }}
      >
        {search ? <SearchField label={search} /> : null}
        {filters}
        {narrow && sortFields.length > 0 ? <SortField fields={sortFields} /> : null}
      </Box>
      <Card>
        <ListBody icon={icon} emptyAction={actions} filterDefaults={filterDefaults}>
          {narrow ? cards : table}
        </ListBody>
      </Card>
      <ListPages narrow={narrow} />
    </ListBase>
  );
}
