import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';

/** public/start.js reads the same key before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'lyceum.scheme' });

/** Sets the browser's theme colour to the chosen scheme. With `auto`, the document's two media queries decide. */
export function paintBrowserBars(scheme: MantineColorScheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    const shown = scheme === 'auto' ? own : scheme;
    meta.content = shown === 'dark' ? '#161513' : '#faf9f6';
  }
}
