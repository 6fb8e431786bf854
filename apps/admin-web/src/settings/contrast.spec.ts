import { contrastWithWhite } from './contrast.ts';

describe('the contrast with white', () => {
  it('is 21 for black, 1 for white itself, and nothing for what is no colour', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#FFFFFF')).toBeCloseTo(1);
    expect(contrastWithWhite('red')).toBeNull();
  });
});
