import { lazy, Suspense } from 'react';
import type { Topic } from '../../lib/topic-cache.ts';

const TicketStatusMenu = lazy(() => import('./TicketStatusMenu.tsx'));

/** Most topics are no tickets: what shows a status comes with the first one. */
export function TicketMark({ topic }: { topic: Topic }) {
  if (topic.ticket_status === null) return null;
  return (
    <Suspense>
      <TicketStatusMenu topic={topic} status={topic.ticket_status} />
    </Suspense>
  );
}
