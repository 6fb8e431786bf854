import type { Topic } from '../data/types.ts';
import { DeletedBadge, StatusBadge, TicketBadge } from '../ui/badges.tsx';

/** Badge of a topic's state. An open ticket shows its ticket status. A deleted topic shows only that. */
export function TopicState({ topic }: { topic: Topic }) {
  if (topic.deleted_at) return <DeletedBadge />;
  const { status, ticket_status } = topic;
  return ticket_status && status === 'open' ? <TicketBadge status={ticket_status} /> : <StatusBadge status={status} />;
}
