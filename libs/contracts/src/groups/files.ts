import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { id } from '../base/shared.ts';
import { GROUP_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { gate } from './groups.ts';
import { oneGroup } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;

export const addGroupFiles = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/files',
  summary: 'Gives uploads of one’s own to a group: whoever is in it does; the same again is the same file',
  params: z.object({ id }),
  body: z.object({ upload_uuids: z.array(uploadUuid).min(1).max(GROUP_LIMITS.filesAdded) }),
  output: oneGroup,
  status: 201,
  errors: [403, 404, 409],
});

export const removeGroupFile = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/groups/{id}/files/{file_id}',
  summary: 'Takes a file away for good: whoever added it, and those who look after the group',
  params: z.object({ id, file_id: id }),
  output: oneGroup,
  errors: [403, 404],
});
