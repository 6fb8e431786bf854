import { useRef } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { BatchPage, ConsoleDataProvider } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Where a batch continues: its time, and the last post of the page before. */
export interface BatchCursor {
  batch?: string | undefined;
  next?: number | undefined;
}

type SendPage = (provider: ConsoleDataProvider, cursor: BatchCursor) => Promise<{ data: BatchPage }>;

/** Any status for which the dialog shows the error's own message, not a standard text. */
const REFUSED = 409;
/** Maximum number of failures to list. The text counts all. */
const LISTED = 5;

/**
 * Returns a function that sends all pages of a batch in turn, and counts what changed. After an error, the next call
 * continues the same batch. It rejects with the failed posts and their reasons.
 */
export function usePostBatch(done: 'member.posts.deleted' | 'member.posts.restored') {
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const reread = useReread();
  const cursor = useRef<BatchCursor>({});
  return async (send: SendPage): Promise<void> => {
    const failed: BatchPage['failed'] = [];
    let count = 0;
    try {
      do {
        const { data } = await send(provider, cursor.current);
        count += data.topics + data.comments;
        failed.push(...data.failed);
        // A batch in which nothing has changed yet does not exist.
        cursor.current = { batch: count > 0 ? data.batch : undefined, next: data.next ?? undefined };
      } while (cursor.current.next !== undefined);
    } finally {
      reread();
      if (count > 0) notify(translate(done, { count }), { type: 'success' });
    }
    if (failed.length === 0) return;
    const why = failed.slice(0, LISTED).map((post) => `${post.title} (${translate(`member.posts.why.${post.why}`)})`);
    throw new HttpError(translate('member.posts.failed', { count: failed.length, why: why.join(', ') }), REFUSED);
  };
}
