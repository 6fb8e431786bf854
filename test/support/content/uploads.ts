import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG, type Config } from '../../../apps/api/src/platform/config.ts';
import { Media } from '../../../apps/api/src/modules/media/index.ts';
import type { TestApi } from '../servers/api.ts';
import type { Answer, Persona } from '../persona.ts';
import { bmp } from './pictures.ts';

/** Sends one file as the member app does. */
export async function send(who: Persona, bytes: Buffer, name = 'a.jpg', uuid?: string): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  form.append('name', name);
  if (uuid) form.append('uuid', uuid);
  await who.csrfToken();
  return who.send('POST', '/uploader', form);
}

/** Sends a picture as the one to stand beside the name, in a form (part 3 §7). */
export async function sendAvatar(
  who: Persona,
  bytes: Buffer,
  name: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  await who.csrfToken();
  return who.send('POST', '/api/v3/profile/me/avatar', form, headers);
}

/** The uuid of a file that was sent. */
export const uploaded = async (who: Persona, bytes = bmp(), name = 'a.bmp'): Promise<string> =>
  (await send(who, bytes, name)).body.data.uuid as string;

/** The uuids of so many different pictures. */
export async function pictures(who: Persona, count: number): Promise<string[]> {
  const uuids: string[] = [];
  for (let at = 0; at < count; at += 1) uuids.push(await uploaded(who, bmp(20 + at), `beeld ${at}.bmp`));
  return uuids;
}

/** An address as a browser follows it: with the session, without going on by itself. */
export const look = (who: Persona, address: string): Promise<Response> =>
  fetch(new URL(address, who.url), { headers: { cookie: who.cookieHeader }, redirect: 'manual' });

/** Follows an address to the file. */
export async function get(who: Persona, address: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const first = await look(who, address);
  const answer = first.status === 302 ? await look(who, first.headers.get('location')!) : first;
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** What whoever asks for a file of something is answered. */
export const seen = async (who: Persona, { source }: { source: string }): Promise<number> =>
  (await get(who, source)).status;

export const ids = (files: readonly { id: number }[]): number[] => files.map(({ id }) => id);

/** Where a store on the disk keeps its files, and what lies there. */
export const filesFolder = (api: TestApi): string => join(api.app.get<Config>(CONFIG).dataDir, 'files');
export const storedKeys = (api: TestApi): string[] =>
  existsSync(filesFolder(api)) ? readdirSync(filesFolder(api)) : [];

/** Uploads of a member begin to belong to something, as when a module uses them. */
export const attach = (
  api: TestApi,
  who: Persona,
  uuids: string[],
  owner: { kind: string; id: number; isPublic: boolean },
) => {
  const viewer = {
    id: who.id,
    role: 'member' as const,
    levels: [],
    places: [],
    impersonatorId: null,
    correlationId: 'test',
  };
  return api.kernel.db.transaction((tx) => api.app.get(Media).attach(tx, viewer, uuids, owner));
};
