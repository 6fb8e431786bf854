import { communitySettings } from './settings.ts';

describe('the link that announces a theme', () => {
  const isTaken = (link: string) => communitySettings.shape.new_theme_link.safeParse(link).success;

  it.each(['', '/', '/boards/guild', 'https://example.org/theme'])('may be “%s”', (link) => {
    expect(isTaken(link)).toBe(true);
  });

  // A browser reads a backslash as a slash, and two of either as another host.
  it.each(['/\\evil.example', '//evil.example', 'http://example.org', 'javascript:alert(1)', '/ a'])(
    'is not “%s”',
    (link) => {
      expect(isTaken(link)).toBe(false);
    },
  );
});
