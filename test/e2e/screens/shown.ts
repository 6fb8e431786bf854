import { Visitor } from '../../support/browser/browser.ts';
import type { Role } from '../../support/servers/running.ts';
import { shortcomings } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import type { Screens } from './places.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Looks at screens, by what they are about and who sees them. The files that do so run beside each other, each with a
 * product of its own (scripts/test.mjs): nothing on them depends on how quick the machine is.
 */
export function areFine(screens: (world: () => World) => Record<string, Screens>): void {
  let world: World;
  beforeAll(async () => void (world = await makeWorld(lyceum)));

  describe.each(Object.entries(screens(() => world)))('%s', (_, byViewer) => {
    describe.each(Object.entries(byViewer))('for a %s', (who, seen) => {
      let visitor: Visitor;
      beforeAll(async () => {
        const role = who === 'guest' ? undefined : (who as Role);
        visitor = await Visitor.arrive(browser, { url: lyceum.url, role });
      });
      afterAll(() => visitor?.close());

      it.each(seen.map((screen, turn) => [screen.name, screen, turn] as const))(
        '%s: accessible, nothing overflows, no complaint',
        async (_name, screen, turn) => {
          expect(await shortcomings(visitor, screen, turn)).toEqual([]);
        },
      );
    });
  });
}
