import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, moment } from '../base/shared.ts';
import { gate } from './events.ts';

const own = {
  ...gate,
  permission: 'member',
  path: '/api/v4/users/me/calendar',
  whileImpersonating: 'refused',
} as const;

export const showCalendarFeed = operation({
  ...own,
  method: 'GET',
  summary: 'Whether the member has an address for their calendar, and since when; the address itself is told once',
  output: data(z.object({ since: moment.nullable() })),
});

export const makeCalendarFeed = operation({
  ...own,
  method: 'POST',
  summary: 'Makes a secret address from which calendar programs read the member’s events; one from before ends',
  takesKey: false,
  sessionOnly: true,
  output: data(z.object({ url: z.string(), since: moment })),
  status: 201,
});

export const endCalendarFeed = operation({
  ...own,
  method: 'DELETE',
  summary: 'Ends the address of the member’s calendar',
  takesKey: false,
  output: acknowledged,
});
