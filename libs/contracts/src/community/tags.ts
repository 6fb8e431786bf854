import { z } from 'zod';
import { COMMUNITY_LIMITS } from '../limits.ts';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, listOf, page, reason } from '../base/shared.ts';

/** The form in which a tag is stored: lower case, with hyphens between its words, without `#`. */
export const tagForm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^[#-]+|-+$/g, '');

/** A tag: letters and digits of any script. */
export const tag = z
  .string()
  .overwrite(tagForm)
  .min(1)
  .max(COMMUNITY_LIMITS.tag)
  .regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
  .meta({ example: 'raku-firing' });

/** The tags of a topic, each once. */
export const tags = z
  .array(tag)
  .overwrite((all) => [...new Set(all)])
  .max(COMMUNITY_LIMITS.tags);

/** How often a tag is used, among the newest topics that the viewer may read. */
export const tagUse = z.object({ tag: z.string(), count: z.int() });
export type TagUse = z.infer<typeof tagUse>;

const search = z.string().trim().max(COMMUNITY_LIMITS.tag).optional();

export const listTags = operation({
  method: 'GET',
  path: '/api/v4/tags',
  summary: 'The tags of topics that the viewer may read, most used first; with `search` those that begin so',
  permission: 'public',
  query: z.object({ search, limit: pageSize(20, 100) }),
  output: data(z.array(tagUse)),
});

export const adminListTags = operation({
  method: 'GET',
  path: '/api/v4/admin/tags',
  summary: 'The tags of topics that the viewer may read, in pages',
  permission: 'moderator',
  query: z.object({ q: search, page, per_page: pageSize(25, 100) }),
  output: listOf(tagUse),
});

export const renameTag = operation({
  method: 'PUT',
  path: '/api/v4/admin/tags/{tag}',
  summary: 'Renames a tag on every topic that has it; if the other one exists already, both become one',
  permission: 'moderator',
  params: z.object({ tag }),
  body: z.object({ to: tag, reason }),
  output: acknowledged,
  errors: [404],
});

export const deleteTag = operation({
  method: 'DELETE',
  path: '/api/v4/admin/tags/{tag}',
  summary: 'Removes a tag from every topic that has it',
  permission: 'moderator',
  params: z.object({ tag }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});
