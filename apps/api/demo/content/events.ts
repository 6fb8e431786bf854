/** An event of the demo community; its words stand with each language, by its key. */
export interface DemoEvent {
  key: string;
  /** Whose pots its picture shows. */
  pots?: string[];
  /** Key of the member who makes it, and of those who organise it with them. */
  by: string;
  with?: string[];
  category: 'firing' | 'market' | 'course' | 'social';
  /** From today, on the community's clocks. */
  inDays: number;
  from: string;
  hours: number;
  /** So many whole days instead. */
  allDay?: number;
  status?: 'private' | 'secret';
  online?: true;
  place?: { street: string; street_number: string; postal_code: string; province: string; lat: number; long: number };
  capacity?: number;
  allowUserInvites?: true;
  /** In the order in which they join: whoever comes when it is full waits. */
  joined: string[];
  invited?: string[];
}

const WORKSHOP = {
  ...{ street: 'Kleiweg', street_number: '12', postal_code: '6711 AB', province: 'Gelderland' },
  ...{ lat: 52.0402, long: 5.6649 },
};
const SQUARE = {
  ...{ street: 'Marktplein', street_number: '1', postal_code: '6701 CX', province: 'Gelderland' },
  ...{ lat: 51.9692, long: 5.6654 },
};

/** Past, today, ahead, full with a waiting list, online, whole days, private and secret. */
export const events: DemoEvent[] = [
  {
    ...{ key: 'firing', pots: ['isaac', 'wouter', 'ruben'], by: 'moderator', category: 'firing', inDays: -18, from: '09:00', hours: 14, place: WORKSHOP },
    joined: ['wouter', 'pieter', 'kasia', 'tom', 'member'],
  },
  {
    ...{ key: 'coffee', by: 'femke', category: 'social', inDays: 0, from: '19:30', hours: 2, place: WORKSHOP },
    joined: ['lotte', 'noor', 'ingrid', 'bram', 'priya', 'roos'],
  },
  {
    ...{ key: 'wheel', pots: ['lena', 'grace', 'aylin'], by: 'femke', category: 'course', inDays: 9, from: '10:00', hours: 6, place: WORKSHOP },
    ...{ capacity: 6, joined: ['member', 'emma', 'mees', 'henk', 'roos', 'carlos', 'yusuf', 'marta', 'isaac'] },
  },
  {
    ...{ key: 'glaze', by: 'liesbeth', category: 'course', inDays: 4, from: '20:00', hours: 1.5, online: true },
    ...{ allowUserInvites: true, joined: ['member', 'hannah', 'aylin', 'oliver', 'greet', 'fatima', 'dewi'] },
  },
  {
    ...{ key: 'market', pots: ['tom', 'katja', 'emma'], by: 'admin', with: ['lotte'], category: 'market', inDays: 24, from: '00:00', hours: 0 },
    ...{ allDay: 2, place: SQUARE, joined: ['lotte', 'femke', 'annelies', 'jelle', 'ruben'] },
  },
  {
    ...{ key: 'kiln', by: 'david', category: 'firing', inDays: 13, from: '18:00', hours: 3, status: 'private' },
    ...{ place: WORKSHOP, joined: ['wouter', 'tom'], invited: ['member', 'pieter'] },
  },
  {
    ...{ key: 'surprise', by: 'admin', with: ['femke'], category: 'social', inDays: 31, from: '15:00', hours: 4 },
    ...{ status: 'secret', joined: ['femke', 'liesbeth', 'pieter'], invited: ['aylin'] },
  },
  {
    ...{ key: 'spring', by: 'moderator', category: 'firing', inDays: 58, from: '08:00', hours: 16, place: WORKSHOP },
    joined: ['wouter', 'kasia', 'ruben'],
  },
];
