import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, moment } from '../base/shared.ts';

/** A member's recorded data: their own actions, and the data about them in the actions of others. */
export const memberExport = z.object({
  /** Data of each module that is not in events: account, sessions, drafts, files and so on. */
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  events: z.array(
    z.object({ id: z.string(), type: z.string(), by_you: z.boolean(), data: z.unknown(), occurred_at: moment }),
  ),
});

export const dataExport = z.object({
  status: z.enum(['preparing', 'ready']),
  asked_at: moment,
  /** Written events and their total, which is null until they are counted. */
  progress: z.object({ done: z.int(), total: z.int().nullable() }),
  /** Null while the export is prepared. */
  ready: z
    .object({
      at: moment,
      /** In bytes. */
      size: z.int(),
      /** When the file is deleted. */
      expires_at: moment,
      /** From then on the member can request a new one. */
      renewable_at: moment,
      /** The download address, for the signed-in member. */
      url: z.string(),
    })
    .nullable(),
});
export type DataExport = z.output<typeof dataExport>;

const own = { permission: 'member', sessionOnly: true, whileImpersonating: 'refused' } as const;

export const askForExport = operation({
  method: 'POST',
  path: '/api/v4/users/me/export',
  summary: 'Asks for a file of everything that is kept of the signed-in member, or answers the one that there is',
  ...own,
  // It writes no event, and a repeated request has no further effect.
  takesKey: false,
  /** `renew` requests a new export instead of the finished one, at most once a day (429 before that). */
  body: z.object({ renew: z.boolean().default(false) }),
  output: data(dataExport),
});

export const showExport = operation({
  method: 'GET',
  path: '/api/v4/users/me/export',
  summary: 'The export of the signed-in member: how far it is, and where it is downloaded; null when there is none',
  ...own,
  output: data(dataExport.nullable()),
});

export const downloadExport = operation({
  method: 'GET',
  path: '/api/v4/users/me/export/file',
  summary: 'The file: everything that is kept of the signed-in member',
  ...own,
  output: memberExport,
  errors: [404],
});
