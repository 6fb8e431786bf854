import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TICKET_FILTER, ticketFilter } from '@lyceum/contracts/first-page';
import { type Board, canWrite } from '../../entities/boards/boards.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { Composer } from './composer/Composer.tsx';
import { Feed } from './Feed.tsx';
import { FeedBar } from './FeedBar.tsx';

const TicketFilter = lazyPart(() => import('./TicketFilter.tsx'));

/** Tickets of a helpdesk board that the viewer may see, with a status filter and a composer. */
export function HelpdeskFeed({ board }: { board: Board }) {
  const { t } = useTranslation();
  const me = useMe();
  const [query] = useSearchParams();
  const tickets = ticketFilter(query.get(TICKET_FILTER));
  const writes = acting(me) && canWrite(board);
  return (
    <>
      {me && writes && <Composer key={`${me.id}-${board.id}`} me={me} boardId={board.id} />}
      <FeedBar
        order={
          <Part missing="nothing" fallback={<span />}>
            <TicketFilter chosen={tickets} />
          </Part>
        }
      />
      <Feed
        key={`${board.id}-${tickets}`}
        feed={{ boardId: board.id, tickets }}
        emptyTitle={t(tickets === 'all' ? 'ticket.empty' : 'ticket.emptyStatus')}
        emptyHint={t(me ? 'ticket.emptyHint' : 'feed.emptyGuest')}
      />
    </>
  );
}
