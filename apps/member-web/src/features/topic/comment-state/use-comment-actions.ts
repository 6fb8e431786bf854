import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import i18next from 'i18next';
import type { editedFiles, newFiles } from '../../../entities/media/upload/post-file.ts';
import { postKeys } from '../../../entities/posts/cache/keys.ts';
import { toast } from '../../../lib/toast.ts';
import {
  type Comment,
  isWhole,
  patchComment,
  type Reply,
  withReply,
} from '../../../entities/posts/cache/topic-cache.ts';
import type { Pages } from '../../../lib/pages.ts';
import { refreshTopic } from '../../../entities/posts/cache/topic-refresh.ts';

type Written = { content: string };

const failed = () => toast({ kind: 'error', text: i18next.t('errors.action') });

/** Actions on an existing comment or reply. */
export function useCommentActions(comment: Reply) {
  const client = useQueryClient();
  const { id, topic_id } = comment;
  const queryKey = postKeys.comments(topic_id);
  const askAgain = () => {
    void refreshTopic(client, topic_id);
    return client.invalidateQueries({ queryKey });
  };

  const undo = (): void => {
    api('POST /api/v4/comments/{id}/restore', { params: { id }, body: {} }).then(() => {
      void askAgain();
      toast({ kind: 'success', text: i18next.t('comments.restored') });
    }, failed);
  };
  const remove = useMutation({
    mutationFn: () => api('DELETE /comments/{id}', { params: { id } }),
    onSuccess: () => {
      toast({
        kind: 'success',
        text: i18next.t('comments.deleted'),
        action: { label: i18next.t('app.undo'), run: undo },
      });
      return askAgain();
    },
    onError: failed,
  });
  const accept = useMutation({
    mutationFn: (accepted: boolean) =>
      api('PUT /api/v4/comments/{id}/accepted', { params: { id }, body: { accepted } }),
    onSuccess: askAgain,
    onError: failed,
  });
  const edit = useMutation({
    /** `version`: the version that the writer started from or last saw. */
    mutationFn: (body: Written & { version: number } & ReturnType<typeof editedFiles>) =>
      api('PUT /api/v4/comments/{id}', { params: { id }, body }),
    onSuccess: ({ data: { content, excerpt, attachments, updated_at, version } }) =>
      client.setQueriesData<Pages<Comment>>(
        { queryKey },
        (pages) =>
          pages && patchComment(pages, id, (post) => ({ ...post, content, excerpt, attachments, updated_at, version })),
      ),
    // The comment was edited on another device. The newer version loads next to the input, and saving again overwrites
    // it.
    onError: (error) => error instanceof ApiError && error.status === 409 && askAgain(),
  });
  const reply = useMutation({
    /** A text with its files, or the URL of a GIF. */
    mutationFn: (body: (Written & ReturnType<typeof newFiles>) | { gif: string }) =>
      api('POST /api/v3/topics/{id}/comments', { params: { id: topic_id }, body: { ...body, in_reply_to: id } }),
    onSuccess: (posted) => {
      if (!('data' in posted)) return toast({ kind: 'success', text: posted.message });
      const { data } = posted;
      return isWhole(data)
        ? client.setQueriesData<Pages<Comment>>({ queryKey }, (pages) => pages && withReply(pages, data))
        : askAgain();
    },
  });
  return { remove: remove.mutateAsync, accept: accept.mutate, edit, reply };
}
