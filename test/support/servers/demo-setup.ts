import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { administer, DEMO_TEMPLATE, servers, TEMPLATE, urlOf } from './database.ts';
import makeTemplates from './global-setup.ts';

/** The built program that makes the demo community. */
export const SEED = join(__dirname, '..', '..', '..', 'apps', 'api', 'dist', 'demo', 'seed-process.js');

/** The files of the demo community whose database is on this server. */
export const demoFolder = (server: number): string => {
  const folder = process.env.DEMO_FOLDER;
  if (!folder) throw new Error('DEMO_FOLDER is not set. `npm test -- e2e` sets it.');
  return join(folder, String(server));
};

/**
 * Once before the journeys: seeds the demo community on every server by the built application. Each file of journeys
 * starts with a copy of it (demo-community.ts). The run's second project finds it there.
 */
export default async function makeDemo(): Promise<void> {
  if (existsSync(demoFolder(0))) return;
  await makeTemplates();
  await Promise.all(servers().map(seed));
}

async function seed(server: string, index: number): Promise<void> {
  const copy = [
    `drop database if exists ${DEMO_TEMPLATE} with (force)`,
    `create database ${DEMO_TEMPLATE} template ${TEMPLATE}`,
  ];
  await administer(copy, server);
  await promisify(execFile)(process.execPath, [SEED], {
    env: demoSeedEnvironment({
      DATABASE_URL: urlOf(DEMO_TEMPLATE, server),
      DATA_DIR: demoFolder(index),
      APP_SECRET: process.env.TEST_APP_SECRET!,
    }),
  });
}

export const demoSeedEnvironment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
  DEMO_MODE: 'true',
  REQUIRE_DURABILITY: 'false',
  LOG_LEVEL: 'warn',
  ...own,
});
