import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Plugin, useCommunity } from '../data/use-community.ts';
import type { Messages } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { useCount } from '../list/Total.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import type { ResourceName } from '../resources.ts';
import { NUMBER_ONLY } from './totals.ts';
import { EVERY_MS, useDashboard } from './use-dashboard.ts';

/** A larger count is shown as "100+". */
const MOST_SHOWN = 100;

interface Waiting {
  name: keyof Messages['home']['waiting'];
  /** The number of records. Undefined while it loads, null if it could not be counted. */
  count: number | null | undefined;
  to: string;
}

interface Kind {
  name: Waiting['name'];
  resource: ResourceName;
  filter: Record<string, string>;
  /** Moderators can't answer these. */
  administratorsOnly?: boolean;
  plugin?: Plugin;
}

const KINDS = {
  reports: { name: 'reports', resource: 'review-items', filter: { state: 'open' } },
  messageReports: {
    name: 'messageReports',
    resource: 'message-reports',
    filter: { state: 'open' },
    plugin: 'messages',
  },
  requests: {
    name: 'requests',
    resource: 'groups',
    filter: { requests: 'true' },
    administratorsOnly: true,
    plugin: 'groups',
  },
  tickets: {
    name: 'tickets',
    resource: 'topics',
    filter: { ticket_status: 'open', deleted: 'false' },
    administratorsOnly: true,
  },
  contact: {
    name: 'contact',
    resource: 'contact-requests',
    filter: { state: 'open' },
    administratorsOnly: true,
    plugin: 'support',
  },
  marking: { name: 'marking', resource: 'quizzes', filter: { pending: 'true' }, plugin: 'learning' },
} as const satisfies Record<string, Kind>;

/** Panel of the work that waits for the viewer, each kind with its number and a link to it. */
export function WaitingPanel() {
  const translate = useTranslate();
  const waiting = useWaiting();
  const count = useCount();
  const isLoading = waiting.some((each) => each.count === undefined);
  const shown = waiting.filter((each) => each.count !== undefined && each.count !== 0);
  return (
    <Panel title={translate('home.waits')}>
      {shown.length > 0 ? (
        <Rows>
          {shown.map((each) => (
            <li key={each.name}>
              <MuiLink component={RouterLink} to={each.to} underline="hover" sx={{ flex: 1, minWidth: 0 }}>
                {translate(`home.waiting.${each.name}`)}
              </MuiLink>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {each.count == null
                  ? translate('home.notCounted')
                  : count(Math.min(each.count, MOST_SHOWN), { totalCapped: each.count > MOST_SHOWN })}
              </Box>
            </li>
          ))}
        </Rows>
      ) : isLoading ? (
        <RowsSkeleton rows={2} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <CheckCircleOutlined color="primary" aria-hidden="true" />
          {translate('home.nothingWaits')}
        </Box>
      )}
    </Panel>
  );
}

function useWaiting(): Waiting[] {
  const { canAccess: isAdministrator } = useCanAccess({ resource: 'settings', action: 'list' });
  const { plugins } = useCommunity();
  const mayHandle = ({ administratorsOnly, plugin }: Kind) =>
    (administratorsOnly !== true || isAdministrator === true) && (plugin === undefined || plugins.includes(plugin));
  const counted = [
    useRecordCount(KINDS.reports, mayHandle),
    useRecordCount(KINDS.messageReports, mayHandle),
    useRecordCount(KINDS.requests, mayHandle),
    useRecordCount(KINDS.tickets, mayHandle),
    useRecordCount(KINDS.contact, mayHandle),
    useRecordCount(KINDS.marking, mayHandle),
  ];
  const lists = counted.filter((each) => each !== null);
  const { data, isError } = useDashboard();
  const system = data?.system;
  if (!isAdministrator || system === null) return lists;
  const unknown = isError ? null : undefined;
  return [
    ...lists,
    { name: 'jobs', count: system ? system.failed_jobs : unknown, to: '/system' },
    { name: 'mails', count: system ? system.mails_not_sent : unknown, to: listOf('mails', { state: 'failed' }) },
  ];
}

const listOf = (resource: ResourceName, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Null if the viewer may not handle the records. */
function useRecordCount(kind: Kind, mayHandle: (kind: Kind) => boolean): Waiting | null {
  const { name, resource, filter } = kind;
  const enabled = mayHandle(kind);
  const { total, isError } = useGetList(resource, { ...NUMBER_ONLY, filter }, { enabled, refetchInterval: EVERY_MS });
  if (!enabled) return null;
  return { name, count: total ?? (isError ? null : undefined), to: listOf(resource, filter) };
}
