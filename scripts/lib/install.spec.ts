import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPackage } from './install.mjs';

it('notices a package that has gone, and misses none that this platform does without', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-install-'));
  const packages = {
    '': {},
    'apps/api': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/@lyceum/api': { link: true },
    'node_modules/elsewhere': { optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const name of ['fastify', '@lyceum/api']) {
    expect(missingPackage(folder)).toBe(`node_modules/${name}`);
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}');
  }
  expect(missingPackage(folder)).toBeNull();
  rmSync(folder, { recursive: true });
});
