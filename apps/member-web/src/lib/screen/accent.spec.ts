import { describe, expect, it } from '@jest/globals';
import { accentTokens, contrast } from './accent.ts';

const SURFACE = { light: '#ffffff', paper: '#faf9f6', dark: '#1e1d1a' };

describe('the accent of the community', () => {
  it.each(['#ffd400', '#ff0000', '#0033ff', '#000000', '#ffffff', '#7f7f7f', '#00ff88', '#5b2a86'])(
    'is legible from %s, in light and dark',
    (given) => {
      const tokens = accentTokens(given);
      const at = (name: string) => tokens[name] ?? '';
      for (const scheme of ['light', 'dark'] as const) {
        expect(contrast(at(`--accent-${scheme}`), SURFACE[scheme])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at(`--accent-text-${scheme}`), at(`--accent-soft-${scheme}`))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at(`--on-accent-${scheme}`), at(`--accent-${scheme}`))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('keeps the hand-picked colours for the product’s own, and for what is no colour', () => {
    expect(accentTokens('#0F6B5C')).toEqual({});
    expect(accentTokens('teal')).toEqual({});
  });

  it('knows the ratios of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0b5246', SURFACE.paper)).toBeGreaterThan(7);
  });
});
