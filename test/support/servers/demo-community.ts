import 'reflect-metadata';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../apps/api/src/create-app.ts';
import { readConfig } from '../../../apps/api/src/platform/config.ts';
import { Readiness } from '../../../apps/api/src/platform/health/readiness.ts';
import { Persona } from '../persona.ts';
import { createDatabase, DEMO_TEMPLATE, serverIndex } from './database.ts';
import { UNLIMITED } from './api.ts';
import { demoFolder } from './demo-setup.ts';
import { freePort } from './free-port.ts';
import { DEMO_PASSWORD, demoAccount, type Role } from './running.ts';

/** The application in the test process, on a copy of the demo community (demo-setup.ts) that the test file may change. */
export class DemoCommunity {
  /** A name and not its number, as the start prints it. */
  readonly url: string;
  private readonly end: () => Promise<void>;

  private constructor(url: string, end: () => Promise<void>) {
    this.url = url;
    this.end = end;
  }

  static async start(): Promise<DemoCommunity> {
    const database = await createDatabase({ template: DEMO_TEMPLATE, verified: false });
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-demo-'));
    cpSync(demoFolder(serverIndex()), dataDir, { recursive: true });
    const port = await freePort();
    const config = readConfig({
      ...UNLIMITED,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO_MODE: 'true',
      APP_SECRET: process.env.TEST_APP_SECRET,
      LOG_LEVEL: 'warn',
      LOG_FILE: join(dataDir, 'log'),
    });
    const { app, start, stop } = await createApp(config);
    const end = async (): Promise<void> => {
      await stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    try {
      await app.listen(port, '127.0.0.1');
      await start();
    } catch (error) {
      await end();
      throw error;
    }
    app.get(Readiness).ready = true;
    return new DemoCommunity(`http://localhost:${port}`, end);
  }

  /** Someone who talks to the API without a browser. */
  async person(role: Role): Promise<Persona> {
    const persona = new Persona(this.url);
    const answer = await persona.login(demoAccount(role), DEMO_PASSWORD);
    if (answer.status !== 200) throw new Error(`Could not sign in as ${role}: ${answer.status}`);
    return persona;
  }

  async discard(): Promise<void> {
    await this.end();
  }
}
