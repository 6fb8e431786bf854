import { mutationOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import i18next from 'i18next';
import { postKeys } from './keys.ts';
import { toast } from '../../../lib/toast.ts';
import { type LikeState, patchPost, withLike } from './topic-cache.ts';
import { refreshPost } from './topic-refresh.ts';

interface Clicked {
  /** Number of unanswered clicks. */
  clicks: number;
  /** State after the last click. */
  wanted: boolean;
  /** Last known server state: from an answer, an event, or the screen before the first click. */
  told: LikeState;
  /** Whether the last click may have succeeded without an answer. */
  unsure: boolean;
}

/** Posts with unanswered clicks. */
const clicked = new Map<number, Clicked>();

/**
 * Reapplies unanswered clicks over every fetched result, because a request sent before the click would revert them.
 * Returns a function that stops this.
 */
function showClicks(client: QueryClient): () => void {
  let isShowing = false;
  return client.getQueryCache().subscribe((event) => {
    if (isShowing || event.type !== 'updated' || event.action.type !== 'success') return;
    isShowing = true;
    for (const [id, { wanted }] of clicked) patchPost(client, id, (each) => withLike(each, wanted));
    isShowing = false;
  });
}
let stopShowing: (() => void) | undefined;

/** Applies a like event. While clicks are unanswered, only stores it, because showing both sources would flicker. */
export function tellLikes(client: QueryClient, postId: number, tell: (before: LikeState) => LikeState): void {
  const post = clicked.get(postId);
  if (post) post.told = tell(post.told);
  else patchPost(client, postId, (each) => ({ ...each, ...tell(each) }));
}

const isUnanswered = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Mutation options for an optimistic like. Clicks on one post run in sequence (`scope`), and after the last one the
 * last known server state is shown. A failed click is never inverted, because it may have succeeded without its answer.
 * In that case the post is refetched, and a next click cancels that.
 */
export const likeOptions = (client: QueryClient, { id, likes_count, liked_by_me }: LikeState & { id: number }) =>
  mutationOptions({
    scope: { id: `like-${id}` },
    mutationFn: (liked: boolean) =>
      liked
        ? api('PUT /api/v4/posts/{id}/like', { params: { id } })
        : api('DELETE /api/v4/posts/{id}/like', { params: { id } }),
    onMutate: (liked) => {
      const again = { queryKey: postKeys.postAgain(id) };
      // A refetch is running, so the count on screen may be outdated and cannot serve as the base.
      const unsure = client.isFetching(again) > 0;
      void client.cancelQueries(again);
      const post = clicked.get(id) ?? { clicks: 0, wanted: liked, told: { likes_count, liked_by_me }, unsure };
      post.clicks += 1;
      post.wanted = liked;
      clicked.set(id, post);
      stopShowing ??= showClicks(client);
      patchPost(client, id, (each) => withLike(each, liked));
      return post;
    },
    onSuccess: ({ data }, _, post) => {
      post.told = { likes_count: data.likes_count, liked_by_me: data.liked };
      post.unsure = false;
    },
    onError: (error, _, post) => {
      if (post && isUnanswered(error)) post.unsure = true;
      toast({ kind: 'error', text: i18next.t('errors.action') });
    },
    onSettled: (_, __, ___, post) => {
      if (!post) return;
      post.clicks -= 1;
      if (post.clicks > 0) return;
      clicked.delete(id);
      if (clicked.size === 0) {
        stopShowing?.();
        stopShowing = undefined;
      }
      patchPost(client, id, (each) => ({ ...each, ...post.told }));
      if (post.unsure) refreshPost(client, id);
    },
  });

/** Returns a function that likes (`true`) or unlikes (`false`) a post. */
export const useLike = (post: LikeState & { id: number }) => useMutation(likeOptions(useQueryClient(), post)).mutate;
