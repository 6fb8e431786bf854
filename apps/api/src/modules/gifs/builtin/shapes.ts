/** Picture size in pixels. In the functions below, `t` runs from 0 to just below 1 over one loop of an animation. */
export const WIDTH = 240;
export const HEIGHT = 180;
const TURN = 2 * Math.PI;

/** Oscillates between -1 and 1, once per loop. */
export const swing = (t: number, shift = 0): number => Math.sin((t + shift) * TURN);

/** Oscillates between 0 and 1, once per loop. Starts and ends at 0. */
export const pulse = (t: number, shift = 0): number => (1 - Math.cos((t + shift) * TURN)) / 2;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** SVG group. `turn` is in degrees. */
export const group = (inner: string, { x = 0, y = 0, turn = 0, scale = 1 } = {}): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${Math.round(scale * 100) / 100})">${inner}</g>`;

/** SVG circle around (`x`, `y`). `more` adds attributes. */
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="${fill}" ${more}/>`;

/** SVG ellipse around (`x`, `y`). */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}"/>`;

/** SVG rectangle with its top left corner at (`x`, `y`). */
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${round}" fill="${fill}"/>`;

/** SVG path with a stroke and without a fill. `more` adds attributes. */
export const line = (path: string, color: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** SVG path with a fill and without a stroke. */
export const area = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** A star with five points around the origin. */
export function star(radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index / 10) * TURN - TURN / 4;
    return `${rounded(reach * Math.cos(angle))},${rounded(reach * Math.sin(angle))}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
}

export const HEART = 'M0 34 C-46 2 -40 -38 -18 -38 C-6 -38 0 -28 0 -20 C0 -28 6 -38 18 -38 C40 -38 46 2 0 34 Z';

/** A round face around the origin. `on` is the SVG of its features. */
export const face = (on: string): string =>
  circle(0, 0, 58, '#ffcf4a') + circle(0, 0, 58, 'none', 'stroke="#e0a21b" stroke-width="4"') + on;

/** The eyes of a {@link face}. */
export const eyes = (height = 9): string =>
  ellipse(-20, -12, 7, height, '#4a3208') + ellipse(20, -12, 7, height, '#4a3208');
