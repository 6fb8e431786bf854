import type { Locator, Page } from 'playwright-core';

/** What runs in the page; the compiler knows Node alone. */
interface Focused {
  parentElement: Focused | null;
  localName: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  blur(): void;
  focus(): void;
}
declare const document: { activeElement: Focused | null; body: Focused; getAnimations(): { finish(): void }[] };
declare const getComputedStyle: (element: Focused) => Record<string, string>;

const FARTHEST = 80;

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => (element as unknown) === document.activeElement);

/** A stand-in may be handing its focus over to the real field just now: asked again in the frames that follow. */
async function comesToHaveFocus(page: Page, locator: Locator): Promise<boolean> {
  for (let frame = 0; frame < 4; frame += 1) {
    if ((await locator.count()) > 0 && (await hasFocus(locator.first()))) return true;
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return false;
}

/**
 * Presses Tab until the element has the focus; answers every stop on the way at which nothing showed the focus. Whether
 * the goal shows it is for the caller to ask, since looking takes the focus away for a moment.
 */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const invisible: string[] = [];
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await page.keyboard.press(key);
    if (await comesToHaveFocus(page, locator)) return invisible;
    const stop = await focusShows(page);
    if (stop !== null) invisible.push(stop);
  }
  throw new Error(`${FARTHEST} stops, and none was ${String(locator)}`);
}

/** Null when the focused element, or what surrounds it, looks otherwise than without the focus; else what it is. */
export const focusShows = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const look = () => {
      // Reading the style begins the transitions that a change brings, however short; their end is what one sees.
      void getComputedStyle(focused).outlineStyle;
      for (const animation of document.getAnimations()) animation.finish();
      const seen: string[] = [];
      for (let at: Focused | null = focused, up = 0; at && up < 4; at = at.parentElement, up += 1) {
        const {
          outlineStyle,
          outlineWidth,
          outlineColor,
          boxShadow,
          borderColor,
          backgroundColor,
          clipPath,
          transform,
        } = getComputedStyle(at);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        seen.push([outline, boxShadow, borderColor, backgroundColor, clipPath, transform].join(' | '));
      }
      return seen.join('\n');
    };
    const withFocus = look();
    focused.blur();
    const without = look();
    focused.focus();
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return withFocus === without ? `${focused.localName} "${name.trim().slice(0, 40)}"` : null;
  });
