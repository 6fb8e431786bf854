import { mutationOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import i18next from 'i18next';
import { postKeys } from './keys.ts';
import { toast } from '../../../lib/toast.ts';
import { type LikeState, patchPost, withLike } from './topic-cache.ts';
import { refreshPost } from './topic-refresh.ts';

interface Clicked {
  /** On their way. */
  clicks: number;
  /** By the last click. */
  wanted: boolean;
  /** By whoever last told: an answer, an event, or the screen before the first click. */
  told: LikeState;
  /** The last click may have come through, and nobody has said so. */
  unsure: boolean;
}

/** The posts with clicks on their way. */
const clicked = new Map<number, Clicked>();

/**
 * Whatever is read while clicks are on their way, they are shown over it: an answer that was on its way before the click
 * would take it back from the screen. Answers how to end that.
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

/** Takes in what an event tells. It is shown once the clicks on their way are answered: two sources at once would flicker. */
export function tellLikes(client: QueryClient, postId: number, tell: (before: LikeState) => LikeState): void {
  const post = clicked.get(postId);
  if (post) post.told = tell(post.told);
  else patchPost(client, postId, (each) => ({ ...each, ...tell(each) }));
}

const isUnanswered = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Answers at once. Clicks on one post wait for each other (`scope`), and with the last of them it is shown as was last told:
 * never as the opposite of a click, which may have come through though its answer did not. Then the server is asked; what
 * it is being asked when the next click comes is of no use any more.
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
      // A refetch is under way, so the count on the screen may be stale already: the answer cannot be reckoned from it.
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

export const useLike = (post: LikeState & { id: number }) => useMutation(likeOptions(useQueryClient(), post)).mutate;
