import type { Persona } from '../persona.ts';

/** Does `work` while a plugin is switched off, and switches it on again, whatever comes of it. */
export async function withoutPlugin<T>(admin: Persona, plugin: string, work: () => Promise<T>): Promise<T> {
  const { plugins } = (await admin.call('GET /api/v4/admin/settings')).body.data as { plugins: string[] };
  await choose(
    admin,
    plugins.filter((each) => each !== plugin),
  );
  try {
    return await work();
  } finally {
    await choose(admin, plugins);
  }
}

async function choose(admin: Persona, plugins: string[]): Promise<void> {
  const { status, body } = await admin.call('PUT /api/v4/admin/settings', { body: { plugins } });
  if (status !== 200) throw new Error(`Plugins not chosen: ${status} ${JSON.stringify(body)}`);
}
