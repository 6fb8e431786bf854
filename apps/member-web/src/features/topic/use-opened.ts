import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useEffect } from 'react';
import { acting, useMe } from '../../lib/session/session.ts';
import { patchTopic, type Topic } from '../../entities/posts/cache/topic-cache.ts';

/** Records that the member read a topic and its new comments. Does nothing for guests and during impersonation. */
export function useOpened(topic: Topic | undefined): void {
  const client = useQueryClient();
  const me = useMe();
  const member = acting(me)?.id;
  const id = topic?.id;
  const comments = topic?.comments_count;
  useEffect(() => {
    if (member === undefined || id === undefined) return;
    api('POST /api/v4/topics/{id}/opened', { params: { id } }).then(
      ({ data }) => {
        patchTopic(
          client,
          (each) => each.id === id,
          (each) => ({ ...each, unread: false, views: data.views }),
        );
        void client.invalidateQueries({ queryKey: ['board-marks'] });
      },
      // A failed mark is retried when the topic changes or opens again.
      () => undefined,
    );
  }, [client, member, id, comments]);
}
