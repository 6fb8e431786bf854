import type { Topic } from '../data/types.ts';
import { DeletedBadge, StatusBadge } from '../ui/badges.tsx';

/** Open, closed, …; of what is deleted nothing else matters. */
export const TopicState = ({ topic }: { topic: Topic }) =>
  topic.deleted_at ? <DeletedBadge /> : <StatusBadge status={topic.status} />;
