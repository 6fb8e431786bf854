import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, idList } from '../base/shared.ts';

/** What the page behind a link says about itself. */
export const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  /** Empty if the page has none. */
  description: z.string(),
  /** The name of the site, or its host. */
  site: z.string(),
  /** An address on this server, or null. */
  image: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof linkPreview>;

export const listLinkPreviews = operation({
  method: 'GET',
  path: '/api/v4/posts/link-previews',
  summary: 'The previews of the links in opening posts and comments; those that the viewer may not read are left out',
  permission: 'public',
  query: z.object({ ids: idList }),
  output: data(z.array(z.object({ id, previews: z.array(linkPreview) }))),
});

export const removeLinkPreview = operation({
  method: 'DELETE',
  path: '/api/v4/posts/{id}/link-previews',
  summary: 'Removes the previews of links from one’s own post, or of one link; they do not come back by an edit',
  permission: 'member',
  takesKey: false,
  params: z.object({ id }),
  query: z.object({ url: z.string().min(1).max(2000).optional() }),
  output: acknowledged,
  errors: [403, 404],
});
