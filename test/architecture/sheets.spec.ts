import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(__dirname, '..', '..', 'apps', 'member-web', 'src');
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const all = (file: string, pattern: RegExp): string[] => [...textOf(file).matchAll(pattern)].map(([, found]) => found!);
const STATIC = /^(?:import|export) (?:[^'();]*? from )?'(\.[^']+\.tsx?)'/gm;
const LAZY = /import\('(\.[^']+\.tsx?)'\)/g;
const SHEET = /^import '@mantine\/core\/styles\/(\w+)\.css'/gm;
const COMPONENTS = /^import \{([^}]+)\} from '@mantine\/core'/gm;

/** What a component of Mantine needs beside the sheets of the first screen. */
const NEEDS: Record<string, string[]> = {
  ...Object.fromEntries(['TextInput', 'Textarea', 'NativeSelect'].map((name) => [name, ['Input']])),
  PasswordInput: ['Input', 'PasswordInput'],
  Checkbox: ['InlineInput', 'Checkbox'],
  Switch: ['InlineInput', 'Switch'],
  Modal: ['ModalBase', 'Modal', 'CloseButton', 'Overlay', 'Paper'],
  Drawer: ['ModalBase', 'Drawer', 'CloseButton', 'Overlay', 'Paper'],
  Menu: ['Popover', 'Menu'],
  Popover: ['Popover'],
  Progress: ['Progress'],
  Slider: ['Slider'],
};

/** A file with all that comes along with it. */
function chunkOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of all(file, STATIC)) chunkOf(join(dirname(file), other), seen);
  return seen;
}

const parts = globSync('**/*.{ts,tsx}', { cwd: src }).map((name) => join(src, name));
const lazy = new Set(parts.flatMap((file) => all(file, LAZY).map((other) => join(dirname(file), other))));

describe('what is loaded when it is wanted', () => {
  it('brings the sheets of its fields with it, whatever was opened before', () => {
    expect(lazy.size).toBeGreaterThan(20);
    const missing = [...lazy].flatMap((entry) => {
      const files = [...chunkOf(entry)];
      const brought = new Set(files.flatMap((file) => all(file, SHEET)));
      const used = files.flatMap((file) => all(file, COMPONENTS)).flatMap((names) => names.split(/,\s*/));
      const needed = used.flatMap((name) => NEEDS[name.trim()] ?? []);
      return needed.filter((sheet) => !brought.has(sheet)).map((sheet) => `${entry.slice(src.length)}: ${sheet}`);
    });
    expect(missing).toEqual([]);
  });
});
