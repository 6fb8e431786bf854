import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { ConsoleDataProvider, ReviewItem } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Open items that are looked through for the next one. */
const LOOKED_THROUGH = 100;

/** Returns functions that open the item before or after this one in the queue of open items, or the queue itself. */
export function useNeighbours(id: number) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const redirect = useRedirect();
  const notify = useNotify();
  const translate = useTranslate();

  const open = async (): Promise<number[]> => {
    const { data } = await provider.getList<ReviewItem>('review-items', {
      filter: { state: 'open' },
      pagination: { page: 1, perPage: LOOKED_THROUGH },
    });
    return data.map((item) => item.id);
  };
  const show = (next: number) => redirect('show', 'review-items', next);

  return {
    move: async (step: 1 | -1) => {
      const ids = await open();
      const next = ids[ids.indexOf(id) + step];
      if (ids.includes(id) && next !== undefined) show(next);
      else notify(translate(step === 1 ? 'review.last' : 'review.first'), { type: 'info' });
    },
    /** After a decision: the item that has waited longest. */
    goOn: async () => {
      const [next] = (await open()).filter((each) => each !== id);
      if (next === undefined) redirect('list', 'review-items');
      else show(next);
    },
  };
}
