import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

interface OfTag extends Reasoned {
  tag: string;
}

export const tagCommands = {
  renameTag: ({ id, tag, to, reason }: OfTag & { to: string }) =>
    doneTo(id, api('PUT /api/v4/admin/tags/{tag}', { params: { tag }, body: { to, reason } })),
  removeTag: ({ id, tag, reason }: OfTag) =>
    doneTo(id, api('DELETE /api/v4/admin/tags/{tag}', { params: { tag }, query: { reason } })),
};
