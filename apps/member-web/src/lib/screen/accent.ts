type Rgb = [number, number, number];

const HEX = /^#?([0-9a-f]{6})$/i;
const LEGIBLE = 4.5;
const PAPER: Rgb = [250, 249, 246];
const NIGHT: Rgb = [30, 29, 26];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [16, 16, 14];

function parse(hex: string): Rgb | null {
  const digits = HEX.exec(hex.trim())?.[1];
  if (!digits) return null;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

const hexOf = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (color: Rgb, other: Rgb, share: number) =>
  color.map((part, index) => part + ((other[index] ?? 0) - part) * share) as Rgb;

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parse(a) ?? WHITE), luminance(parse(b) ?? WHITE)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Shifts a colour towards another until it is legible on all backgrounds. */
function until(color: Rgb, towards: Rgb, grounds: Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(color, towards, share);
    if (grounds.every((ground) => contrast(hexOf(tried), hexOf(ground)) >= LEGIBLE)) return tried;
  }
  return towards;
}

/**
 * Legible variants of the community's accent colour: at least 4.5:1 as text, on its soft background and under a button
 * label. The default accent keeps the values of tokens.css.
 */
export function accentTokens(hex: string): Record<string, string> {
  const given = parse(hex);
  if (!given || hexOf(given) === '#0f6b5c') return {};
  const soft = mix(given, WHITE, 0.88);
  const softDark = mix(given, NIGHT, 0.78);
  const light = until(given, BLACK, [WHITE, PAPER]);
  const dark = until(given, WHITE, [NIGHT]);
  return {
    '--accent-light': hexOf(light),
    '--accent-text-light': hexOf(until(light, BLACK, [soft, PAPER])),
    '--accent-soft-light': hexOf(soft),
    '--on-accent-light': '#ffffff',
    '--accent-dark': hexOf(dark),
    '--accent-text-dark': hexOf(until(dark, WHITE, [softDark, NIGHT])),
    '--accent-soft-dark': hexOf(softDark),
    '--on-accent-dark': hexOf(until(mix(given, BLACK, 0.85), BLACK, [dark])),
  };
}

/** Applies the community's accent colour to the document. */
export function paintAccent(hex: string): void {
  for (const [name, value] of Object.entries(accentTokens(hex)))
    document.documentElement.style.setProperty(name, value);
}
