import type { Answer, Persona } from './persona.ts';

/** Sends one file as the member app does. */
export async function send(who: Persona, bytes: Buffer, name = 'a.jpg', uuid?: string): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  form.append('name', name);
  if (uuid) form.append('uuid', uuid);
  await who.csrfToken();
  return who.send('POST', '/uploader', form);
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
