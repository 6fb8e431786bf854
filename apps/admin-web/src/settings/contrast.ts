/** Minimum contrast of normal text (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

const channel = (hex: string): number => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Contrast ratio of white text on a colour such as #0F6B5C, or null if the value is no colour. */
export function contrastWithWhite(color: string): number | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map(channel);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
