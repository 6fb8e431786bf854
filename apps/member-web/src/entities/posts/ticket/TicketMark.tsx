import type { Topic } from '../cache/topic-cache.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const TicketStatusMenu = lazyPart(() => import('./TicketStatusMenu.tsx'));

/** Ticket status of a topic. Its code loads with the first ticket, because most topics are none. */
export function TicketMark({ topic }: { topic: Topic }) {
  if (topic.ticket_status === null) return null;
  return (
    <Part missing="nothing">
      <TicketStatusMenu topic={topic} status={topic.ticket_status} />
    </Part>
  );
}
