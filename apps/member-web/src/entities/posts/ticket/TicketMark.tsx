import type { Topic } from '../cache/topic-cache.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const TicketStatusMenu = lazyPart(() => import('./TicketStatusMenu.tsx'));

/** Most topics are no tickets: what shows a status comes with the first one. */
export function TicketMark({ topic }: { topic: Topic }) {
  if (topic.ticket_status === null) return null;
  return (
    <Part missing="nothing">
      <TicketStatusMenu topic={topic} status={topic.ticket_status} />
    </Part>
  );
}
