import { z } from 'zod';
import { BODY_BYTES, operation } from './base/operation.ts';
import { acknowledged, data, moment } from './base/shared.ts';

/** Our own bounds. A draft contains at most a topic's text with its formatting. */
export const DRAFT_LIMITS = { content: 150_000, perMember: 200, listed: 50, excerpt: 200 } as const;

/** The place of a draft: `comment:12`, `new:board-3`. */
const params = z.object({ key: z.string().regex(/^[a-z]{1,20}:[a-z0-9-]{1,60}$/, 'A key looks like comment:12.') });

export const draft = z.object({ key: z.string(), version: z.int(), content: z.unknown(), updated_at: moment });
export type Draft = z.infer<typeof draft>;

/** A draft in a list. `title` is empty for texts without one. */
export const draftLine = draft
  .omit({ content: true, version: true })
  .extend({ title: z.string(), excerpt: z.string() });
export type DraftLine = z.infer<typeof draftLine>;

export const listDrafts = operation({
  method: 'GET',
  path: '/api/v4/drafts',
  summary: 'The member’s newest drafts with the beginning of their texts',
  permission: 'member',
  whileImpersonating: 'refused',
  output: data(z.array(draftLine)),
});

export const showDraft = operation({
  method: 'GET',
  path: '/api/v4/drafts/{key}',
  summary: 'What the member was writing at a place, or null',
  permission: 'member',
  // Unposted text stays private, also from an administrator who acts as the member.
  whileImpersonating: 'refused',
  params,
  output: data(draft.nullable()),
});

export const saveDraft = operation({
  method: 'PUT',
  path: '/api/v4/drafts/{key}',
  summary: 'Keeps a draft; the last write wins, and the version tells devices which one that was',
  permission: 'member',
  takesKey: false,
  params,
  largestBody: BODY_BYTES.longText,
  body: z.object({
    content: z
      .unknown()
      .refine((content) => content !== undefined && content !== null, 'Content is required.')
      .refine((content) => JSON.stringify(content ?? '').length <= DRAFT_LIMITS.content, 'This draft is too long.'),
  }),
  output: data(draft.omit({ content: true })),
});

export const deleteDraft = operation({
  method: 'DELETE',
  path: '/api/v4/drafts/{key}',
  summary: 'Forgets a draft',
  permission: 'member',
  takesKey: false,
  params,
  output: acknowledged,
});
