import type { Topic } from '../data/types.ts';
import { DeletedBadge, StatusBadge, TicketBadge } from '../ui/badges.tsx';

/** Open, closed, …, of an open ticket what it waits for; of what is deleted nothing else matters. */
export function TopicState({ topic }: { topic: Topic }) {
  if (topic.deleted_at) return <DeletedBadge />;
  const { status, ticket_status } = topic;
  return ticket_status && status === 'open' ? <TicketBadge status={ticket_status} /> : <StatusBadge status={status} />;
}
