/** A group of the demo community; its words stand with each language, by its key. */
export interface DemoGroup {
  key: string;
  /** Whose pots its picture shows. */
  pots?: string[];
  /** Key of the member who founds it, and of those who look after it with them. */
  by: string;
  moderators?: string[];
  status: 'public' | 'private' | 'secret';
  foundedDaysAgo: number;
  allowUserInvites?: true;
  joined: string[];
  /** They wait for an answer. */
  asked?: string[];
  invited?: string[];
  closed?: true;
}

/** Public, private and secret; one that is closed; the visitor is in some, looks after one, and is invited to another. */
export const groups: DemoGroup[] = [
  {
    ...{ key: 'glazes', pots: ['katja'], by: 'liesbeth', moderators: ['oliver'], status: 'public', foundedDaysAgo: 420 },
    joined: ['oliver', 'member', 'hannah', 'aylin', 'greet', 'fatima', 'dewi', 'priya', 'emma'],
  },
  {
    ...{ key: 'beginners', pots: ['lena'], by: 'femke', status: 'public', foundedDaysAgo: 190, allowUserInvites: true },
    joined: ['mees', 'henk', 'roos', 'carlos', 'yusuf', 'marta', 'isaac', 'member'],
  },
  {
    ...{ key: 'stall', pots: ['grace'], by: 'lotte', moderators: ['member'], status: 'private', foundedDaysAgo: 75 },
    ...{ joined: ['member', 'annelies', 'jelle', 'ruben'], asked: ['noor', 'bram'] },
  },
  {
    ...{ key: 'wood', pots: ['wouter'], by: 'wouter', moderators: ['kasia'], status: 'private', foundedDaysAgo: 600 },
    ...{ joined: ['kasia', 'tom', 'pieter', 'david', 'moderator'], asked: ['ingrid'], invited: ['member'] },
  },
  {
    ...{ key: 'jubilee', by: 'admin', moderators: ['femke'], status: 'secret', foundedDaysAgo: 20 },
    joined: ['femke', 'liesbeth', 'pieter'],
  },
  {
    ...{ key: 'swap', pots: ['tom'], by: 'roos', status: 'secret', foundedDaysAgo: 12, allowUserInvites: true },
    joined: ['member', 'emma', 'priya'],
  },
  {
    ...{ key: 'kiln', by: 'david', status: 'public', foundedDaysAgo: 800, closed: true },
    joined: ['wouter', 'tom', 'henk'],
  },
];
