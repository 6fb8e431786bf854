import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { prepareMachine } from './lib/machine.mjs';
import { runToItsEnd } from './lib/program.mjs';
import { say, step } from './lib/progress.mjs';
import { startCommunity } from './first-load/community.mjs';

/**
 * `npm run bench:wall`: scrolls a moodboard of ten thousand pictures in Chromium, once while its pages come in and once more
 * from below to above, and tells how long frames took and how much of the wall was ever in the document (docs/performance.md). The pages
 * are made up of the demo wall's own posts, under other ids and sizes, where the browser asks for them.
 */
const PICTURES = 10_000;
const PAGE = 20;
/** A fast flick: some twenty windows a second. */
const STEP = 400;

async function main() {
  await step('Packages', ensureInstalled);
  const { CHROMIUM_PATH: executablePath } = await prepareMachine();
  const { chromium } = await import('playwright-core');
  await step('Build', buildAll);
  const origin = await step('Demo community', startCommunity);
  const wall = (await read(origin, '/api/v4/community/channels')).find(({ type }) => type === 'moodboard');
  const posts = await read(origin, `/api/v3/topics?board_id=${wall.id}`);
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
    await page.route(`**/api/v3/topics?board_id=${wall.id}*`, (route) =>
      route.fulfill({ json: pageOf(posts, Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)) }),
    );
    await page.goto(origin);
    // Through the app, so that the wall asks for its pages and finds none in the document.
    await page.getByRole('link', { name: wall.name }).first().click();
    await page.locator('[data-wall] [role=feed] [role=article], [data-wall] [role=feed] article').first().waitFor();
    const down = await step('Down, as pages come in', () => page.evaluate(scroll, STEP));
    const up = await step('Up again', () => page.evaluate(scroll, -STEP));
    for (const [name, { frames, most, height }] of Object.entries({ down, up })) print(name, frames, most, height);
  } finally {
    await browser.close();
  }
}

const read = async (origin, path) => (await (await fetch(origin + path)).json()).data;

function pageOf(posts, from) {
  const data = Array.from({ length: PAGE }, (_, at) => {
    const serial = from + at + 1;
    const post = posts[serial % posts.length];
    const [picture] = post.attachments;
    const attachments = [{ ...picture, height: Math.round(picture.width * (0.6 + (serial % 17) / 16)) }];
    return { ...post, id: 1_000_000 + serial, slug: `wall-${serial}`, attachments };
  });
  const next = from + PAGE < PICTURES ? String(from + PAGE) : null;
  const meta = { current_page: 1, last_page: 1, per_page: PAGE, total: PICTURES, next_cursor: next };
  return {
    data,
    meta: {
      ...meta,
      pagination: { current_page: 1, total_pages: 1, last_page: 1, per_page: PAGE, count: PAGE, total: PICTURES },
    },
  };
}

/** In the page: a step at every frame until the end stays the end; the time of each frame, and the most tiles there at once. */
function scroll(by) {
  const root = globalThis.document.scrollingElement;
  const tiles = globalThis.document.querySelector('[data-wall] [role=feed]');
  const frames = [];
  let most = 0;
  let idle = 0;
  return new Promise((resolve) => {
    let last = performance.now();
    const next = (now) => {
      frames.push(now - last);
      last = now;
      most = Math.max(most, tiles.childElementCount);
      const before = root.scrollTop;
      root.scrollTop += by;
      // At the end there may be a page to wait for: two seconds without a step are the end.
      idle = root.scrollTop === before ? idle + 1 : 0;
      if (idle < 120) globalThis.requestAnimationFrame(next);
      else resolve({ frames: frames.slice(0, -idle), most, height: root.scrollHeight });
    };
    globalThis.requestAnimationFrame(next);
  });
}

function print(name, frames, most, height) {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share) => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)} ms`;
  const late = (100 * frames.filter((each) => each > 50).length) / frames.length;
  say(
    `  ${name.padEnd(5)} ${frames.length} frames over ${height} pixels: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, worst ${at(1)}; ` +
      `${late.toFixed(1)} % above 50 ms; at most ${most} of ${PICTURES} tiles in the document`,
  );
}

runToItsEnd(main);
