import { Visitor } from '../support/browser.ts';
import { type Role } from '../support/running.ts';
import { shortcomings } from '../support/screen-check.ts';
import { browser, lyceum } from '../support/stage.ts';
import { accountScreens } from './screens/account-screens.ts';
import { consoleAccountScreens } from './screens/console-account-screens.ts';
import { consoleRunningScreens } from './screens/console-running-screens.ts';
import { consoleScreens } from './screens/console-screens.ts';
import { helpdeskScreens } from './screens/helpdesk-screens.ts';
import { mediaScreens } from './screens/media-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { welcomeScreens } from './screens/welcome-screens.ts';
import { makeWorld, type World } from './screens/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld(lyceum);
});

describe.each([
  ['the member app', memberScreens(() => world)],
  ['pictures, videos and sounds', mediaScreens(() => world)],
  ['welcomes', welcomeScreens(() => world)],
  ['the helpdesk', helpdeskScreens],
  ['accounts', accountScreens(() => world)],
  ['accounts in the console', consoleAccountScreens(() => world)],
  ['running the community', consoleRunningScreens],
  ['the console and the documentation', consoleScreens(() => world)],
])('%s', (_, screensByViewer) => {
  describe.each(Object.entries(screensByViewer))('for a %s', (who, screens) => {
    let visitor: Visitor;
    beforeAll(async () => {
      const role = who === 'guest' ? undefined : (who as Role);
      visitor = await Visitor.arrive(browser, { url: lyceum.url, role });
    });
    afterAll(() => visitor?.close());

    it.each(screens.map((screen) => [screen.name, screen] as const))(
      '%s: accessible in light and dark, nothing overflows, no complaint',
      async (_name, screen) => {
        expect(await shortcomings(visitor, screen)).toEqual([]);
      },
    );
  });
});
