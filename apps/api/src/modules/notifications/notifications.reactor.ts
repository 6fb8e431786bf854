import type { Reactor, Recorded } from '@lyceum/kernel';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { CommentEvent } from '../community/index.ts';

export const NOTIFY_OF_COMMENT = 'notify-of-comment';

/** A comment under somebody else's topic becomes a job. The job's id follows from the event, so twice adds nothing. */
export const notificationsReactor = (jobs: JobQueue): Reactor => ({
  name: 'notifications.reactor',
  async react(event: Recorded): Promise<void> {
    if (event.type !== 'CommentPosted') return;
    const { author_id, topic_author_id } = event.data as CommentEvent['data'];
    if (author_id === topic_author_id) return;
    await jobs.add(
      NOTIFY_OF_COMMENT,
      { stream: event.stream, version: event.version },
      `${NOTIFY_OF_COMMENT}-${event.id}`,
    );
  },
});
