import { dataExports } from '@lyceum/contracts';
import type { TestApi } from '../servers/api.ts';
import type { Persona } from '../persona.ts';
import { until } from '../until.ts';

const URL = '/api/v4/users/me/export';
/** Of a busy member, on a busy machine. */
const PATIENCE_MS = 100_000;

/** Lets the last export be old enough that a new one can be asked for. */
export const anotherDay = (api: TestApi, memberId: number) =>
  api.kernel.db.pool.query(`update identity.export set ready_at = ready_at - interval '1 day' where member_id = $1`, [
    memberId,
  ]);

/** Until the member's export is ready; answers what the API tells of it. */
export const exportReady = (who: Persona) =>
  until(
    'the export is ready',
    async () => {
      const { data } = dataExports.showExport.output.parse((await who.send('GET', URL)).body);
      return data?.status === 'ready' ? data : null;
    },
    PATIENCE_MS,
  );

/** Everything that is kept of a member by now, as they download it: a new export. */
export async function takenAlong(api: TestApi, who: Persona) {
  await anotherDay(api, who.id);
  const asked = await who.call('POST /api/v4/users/me/export', { body: { renew: true } });
  if (asked.status !== 200) throw new Error(`${asked.status} ${JSON.stringify(asked.body)}`);
  await exportReady(who);
  const { status, body } = await who.call('GET /api/v4/users/me/export/file');
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return dataExports.downloadExport.output.parse(body);
}
