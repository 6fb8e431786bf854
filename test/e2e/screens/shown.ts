import { Visitor } from '../../support/browser/browser.ts';
import type { Role } from '../../support/servers/running.ts';
import { type Screen, shortcomings } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { loadNextTime } from '../../support/browser/visit.ts';
import type { Screens } from './places.ts';
import { makeWorld, type World } from './world.ts';

/** TEST_SCREENS is `0/3`, `1/3` or `2/3` where a third of the screens is enough (scripts/lib/ci-selection.mjs). */
const [share, shares] = (process.env.TEST_SCREENS || '0/1').split('/').map(Number) as [number, number];
let counted = 0;
const ofShare = (seen: Screen[]) =>
  seen.map((screen, turn) => [screen.name, screen, turn] as const).filter(() => counted++ % shares === share);

/**
 * Looks at screens, by what they are about and who sees them. The files that do so run beside each other, each with a
 * product of its own (scripts/test.mjs): nothing on them depends on how quick the machine is.
 */
export function areFine(screens: (world: () => World) => Record<string, Screens>): void {
  let world: World;
  beforeAll(async () => void (world = await makeWorld(lyceum)));

  for (const [about, byViewer] of Object.entries(screens(() => world))) {
    for (const [who, seen] of Object.entries(byViewer)) {
      const chosen = ofShare(seen);
      if (chosen.length > 0) lookAt(`${about} for a ${who}`, who as Role | 'guest', chosen);
    }
  }
}

function lookAt(title: string, who: Role | 'guest', screens: ReturnType<typeof ofShare>): void {
  describe(title, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await Visitor.arrive(browser, { url: lyceum.url, role: who === 'guest' ? undefined : who });
    });
    afterAll(() => visitor?.close());

    it.each(screens)('%s: accessible, nothing overflows, no complaint', async (_name, screen, turn) => {
      try {
        expect(await shortcomings(visitor, screen, turn)).toEqual([]);
      } catch (error) {
        // What a failed screen has mocked must not fail the next ones.
        await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
        loadNextTime(visitor.page);
        throw error;
      }
    });
  });
}
