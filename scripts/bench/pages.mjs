import { requestOf } from './scenarios.mjs';

const FAR = 500;

/** The address of a feed's page by cursor, reached as a reader would: one page after the other. */
async function farPage({ origin }, scenario) {
  const { path, headers } = requestOf(scenario, 0);
  let address = path;
  for (let page = 1; page < FAR; page += 1) {
    const { meta } = await (await fetch(origin + address, { headers })).json();
    if (!meta.next_cursor) throw new Error(`The feed ends at page ${page}`);
    address = `${path}?cursor=${meta.next_cursor}`;
  }
  return address;
}

/** How much longer page 500 takes than page 1, in turn. */
export async function farAgainstNear({ list, load, api, seconds }) {
  const scenario = list.find(({ name }) => name === 'home feed, guest');
  const path = await farPage(api, scenario);
  const perSecond = { near: [], far: [] };
  for (let round = 0; round < 5; round += 1) {
    for (const which of ['near', 'far']) {
      const asked = {
        origin: api.origin,
        scenario: scenario.name,
        connections: 16,
        seconds,
        warmUp: 0.2,
        from: 0,
      };
      const { figures } = await load.ask({ round: { ...asked, path: which === 'far' ? path : undefined } });
      perSecond[which].push(figures.perSecond);
    }
  }
  const middle = (numbers) => numbers.sort((a, b) => a - b)[2];
  return middle(perSecond.near) / middle(perSecond.far);
}
