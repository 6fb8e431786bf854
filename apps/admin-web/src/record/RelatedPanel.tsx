import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useResourceName, useTranslate } from '../i18n/use-translate.ts';
import type { ResourceName } from '../resources.ts';
import { ListLink, RecordLink } from '../ui/links.tsx';
import { PagedPanel } from './PagedPanel.tsx';

interface Props<Row extends RaRecord<number>> {
  resource: ResourceName;
  /** Filter of the resource's list that selects the records. */
  filter: Record<string, number>;
  /** Set if the resource's list page offers this filter, for a link to it. */
  linked?: boolean;
  /** Text for an empty list. */
  nothing: string;
  /** The name, which links to the record, its details below, and its state on the right. */
  row: (row: Row) => { name: string; details: ReactNode; state: ReactNode };
}

/** Paginated panel of the records of another resource that belong to this one, newest first. */
export function RelatedPanel<Row extends RaRecord<number>>(props: Props<Row>) {
  const { resource, filter, linked = false, nothing, row } = props;
  const translate = useTranslate();
  const list = useResourceName()(resource, 2);
  return (
    <PagedPanel<Row>
      title={list}
      name={[resource, 'related', JSON.stringify(filter)]}
      ask={async (provider, { page, size }) => {
        const {
          data,
          total = 0,
          meta,
        } = await provider.getList<Row>(resource, {
          pagination: { page, perPage: size },
          sort: { field: 'created_at', order: 'DESC' },
          filter,
        });
        const last_page = Math.max(1, Math.ceil(total / size));
        return { data, meta: { total, last_page, total_capped: meta?.totalCapped === true } };
      }}
      failed={translate('app.listFailed')}
      nobody={nothing}
      searchable={false}
      action={
        linked ? (
          <ListLink resource={resource} filter={filter}>
            {translate('app.openIn', { list })}
          </ListLink>
        ) : null
      }
      row={(record) => {
        const { name, details, state } = row(record);
        return (
          <li key={record.id}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <RecordLink resource={resource} id={record.id}>
                {name}
              </RecordLink>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{details}</Box>
            </Box>
            {state}
          </li>
        );
      }}
    />
  );
}
