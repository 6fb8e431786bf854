import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Messages } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { State } from '../ui/State.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Resources with their own text for an empty list. */
type Emptied = keyof Messages['list']['empty'];

interface Props {
  icon: ReactNode;
  /** Action to offer if the list is empty. */
  emptyAction?: ReactNode;
  /** Filter values that do not count as the user's choice. */
  filterDefaults?: Record<string, string>;
  children: ReactNode;
}

/** Body of a list: the rows, or its loading, error or empty state. */
export function ListBody({ icon, emptyAction, filterDefaults = {}, children }: Props) {
  const translate = useTranslate();
  const { resource, isPending, error, data, total, page, filterValues, refetch, setFilters, setPage } =
    useListContext();
  const { q } = filterValues as { q?: string };

  if (isPending) return <RowsSkeleton />;
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (data && data.length > 0) return children;
  const narrowed = Object.entries(filterValues).some(
    ([source, value]) => value !== undefined && value !== '' && value !== filterDefaults[source],
  );
  if (narrowed) {
    return (
      <State
        icon={<SearchOffOutlined />}
        title={q ? translate('list.noResults', { q }) : translate('list.noMatches')}
        hint={translate('list.noResultsHint')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
            {translate('list.showAll')}
          </Button>
        }
      />
    );
  }
  if (page > 1 && total !== 0) {
    return (
      <State
        icon={<SearchOffOutlined />}
        title={translate('list.pastEnd')}
        hint={translate('list.pastEndHint')}
        action={
          <Button variant="outlined" onClick={() => setPage(1)}>
            {translate('list.firstPage')}
          </Button>
        }
      />
    );
  }
  const empty = resource as Emptied;
  return (
    <State
      icon={icon}
      title={translate(`list.empty.${empty}.title`)}
      hint={translate(`list.empty.${empty}.hint`)}
      action={emptyAction}
    />
  );
}
