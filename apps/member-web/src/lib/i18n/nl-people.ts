import type { enPeople } from './en-people.ts';

export const nlPeople: typeof enPeople = {
  likers: {
    title: 'Wie dit leuk vindt',
    empty: 'Nog niemand',
    emptyHint: 'Iemand heeft de like intussen teruggenomen.',
    failed: 'De lijst kon niet worden geladen',
  },
};
