import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, type Visitor } from './browser.ts';
import { until } from '../until.ts';

/** For what runs in the page; the compiler knows Node alone. */
interface Part {
  localName: string;
  textContent: string | null;
  parentElement: Part | null;
  getBoundingClientRect(): { right: number; width: number };
}
declare const document: {
  fonts: { ready: Promise<unknown> };
  scrollingElement: { scrollWidth: number; clientWidth: number };
  getAnimations(): { playState: string; effect?: { getComputedTiming(): { iterations?: number } } }[];
  querySelectorAll(selector: string): Iterable<Part>;
  body: { innerHTML: string };
};
declare const axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } | undefined;
declare const getComputedStyle: (element: Part) => { overflowX: string };
declare const requestAnimationFrame: (call: (value: unknown) => void) => number;

const ALL: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Of those, the ones that look at colours. */
const OF_COLOURS: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The width at which nobody designs, on the far side of each size. */
const FURTHER = { phone: 360, desktop: 2560 };
export type Size = keyof typeof FURTHER;
export const SIZES = { phone: PHONE, desktop: DESKTOP };

export interface Screen {
  name: string;
  /** Brings the browser there, and waits until everything that belongs on the screen stands on it. */
  open(page: Page, size: Size): Promise<void>;
  only?: Size;
  /** Looked at in both sizes and both colour schemes; the others in one of the four. */
  inAll?: true;
  /** Complaints of the browser that belong to what the screen shows. */
  expected?: RegExp;
}

/** In this order, so that of any two neighbours each size and each scheme sees one. */
const LOOKS = [
  { size: 'phone', scheme: 'light' },
  { size: 'desktop', scheme: 'dark' },
  { size: 'phone', scheme: 'dark' },
  { size: 'desktop', scheme: 'light' },
] as const;

/** A screen that is there for one size takes turns between the schemes. */
function looksAt({ only, inAll }: Screen, turn: number): (typeof LOOKS)[number][] {
  const looks = LOOKS.filter(({ size }) => !only || size === only);
  return inAll || process.env.PICTURES ? looks : [looks[turn % looks.length]!];
}

/**
 * Every way in which a screen falls short; empty when it does not. Axe looks at it as {@link Screen.inAll} says, `turn` being its place among
 * the screens; what is too wide is looked for at every width.
 */
export async function shortcomings(visitor: Visitor, screen: Screen, turn: number): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  for (const { size, scheme } of looksAt(screen, turn)) {
    visitor.complaints.length = 0;
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await screen.open(page, size);
    await settled(page);
    const wrong = await violations(page);
    found.push(...wrong.map((text) => `${screen.name}, ${size}, ${scheme}: ${text}`));
    if (process.env.PICTURES || wrong.length > 0) {
      await visitor.picture(`${screen.name.replace(/\W+/g, '-')}-${size}-${scheme}`);
    }
    found.push(...(await overflowAtAnyWidth(page, size, screen.only)));
    found.push(...visitor.complaints.filter((text) => !screen.expected?.test(text)).map((text) => `${size}: ${text}`));
  }
  return found;
}

/** First as it stands, then on the far side of its size, then in the other one: it stays what it is meanwhile. */
async function overflowAtAnyWidth(page: Page, size: Size, only?: Size): Promise<string[]> {
  const found = await overflow(page);
  const other = size === 'phone' ? 'desktop' : 'phone';
  const further = { ...SIZES[size], width: FURTHER[size] };
  const across = [SIZES[other], { ...SIZES[other], width: FURTHER[other] }];
  for (const viewport of [further, ...(only ? [] : across)]) {
    await page.setViewportSize(viewport);
    await settled(page);
    found.push(...(await overflow(page)));
  }
  return found;
}

/**
 * Axe's findings on what stands there now, in light and dark. A page that says the same in both, part by part, has already
 * passed in light by every rule that does not look at colours: in dark those are left out. They take most of the time.
 */
export async function inBothSchemes(visitor: Visitor, name: string, size: Size): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  let inLight = '';
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await settled(page);
    const parts = await partsOf(page);
    const wrong = await violations(page, parts === inLight ? OF_COLOURS : ALL);
    found.push(...wrong.map((text) => `${name}, ${size}, ${scheme}: ${text}`));
    if (process.env.PICTURES || wrong.length > 0) {
      await visitor.picture(`${name.replace(/\W+/g, '-')}-${size}-${scheme}`);
    }
    inLight = parts;
  }
  return found;
}

/** The page without what only says how it looks; nothing is hidden by the colour scheme alone. */
const partsOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerHTML.replace(/ (?:class|style|data-[\w-]*scheme)="[^"]*"/g, ''));

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page, runOnly = ALL): Promise<string[]> {
  for (const frame of page.frames()) {
    // Once for each document: that is a third of what a run takes.
    if (await frame.evaluate(() => typeof axe === 'undefined')) await frame.evaluate(axeCore.source);
  }
  return page.evaluate(
    async (options) => {
      const { violations: found } = await axe!.run(document, options);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const [why] = [...any, ...all, ...none];
          return `${id} at ${target.join(' ')} (${why?.message ?? ''})`;
        }),
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/** Fonts are there and nothing moves any more; what turns for ever (a loader) is none of our business. */
export async function settled(page: Page): Promise<void> {
  await until('nothing moved on the screen', () =>
    page.evaluate(async () => {
      const moving = () =>
        document.getAnimations().some((each) => {
          const { iterations } = each.effect?.getComputedTiming() ?? {};
          return each.playState === 'running' && iterations !== Infinity;
        });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      if (moving()) return false;
      await frame();
      await frame();
      return !moving();
    }),
  );
}

/** What stays too wide: an open menu may take its moment to move after the window has changed. */
async function overflow(page: Page): Promise<string[]> {
  let found: string[] = [];
  const fits = async (): Promise<boolean> => (found = await tooWide(page)).length === 0;
  await until('everything fits', fits, 3000).catch(() => undefined);
  return found;
}

/** What makes the page wider than the window, and what one could not press since it lies beyond the edge. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    const told = (element: Part) => `${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    const beyond = (element: Part) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > clientWidth + 1;
    };
    const scrolls = (element: Part | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const parts = (selector: string) => [...document.querySelectorAll(selector)].filter(beyond);
    const found = parts('a, button, input, select, textarea')
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => `beyond the edge at ${clientWidth}: ${told(element)}`);
    if (scrollWidth <= clientWidth) return found;
    return [
      ...found,
      `overflow: ${scrollWidth} > ${clientWidth}, by ${parts('body *').slice(-3).map(told).join(', ')}`,
    ];
  });
