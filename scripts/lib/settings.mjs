import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { Refusal } from './progress.mjs';

/** What `npm start` reads from the environment, with the defaults that make it run without any. */
export function startSettings(env = process.env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`PORT is not a port: ${env.PORT}`);
  const host = env.HOST || '127.0.0.1';
  return {
    port,
    host,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    // A database of our own making is there to be looked at; one that somebody names is not to be filled unasked.
    demoMode: env.DEMO_MODE ? ['true', '1'].includes(env.DEMO_MODE) : !env.DATABASE_URL,
    /** Where this machine reaches the API. */
    localAddress: `http://${urlHost(['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host)}:${port}`,
    /** What a person types. "localhost" and not its number: browsers offer passkeys only under a name. */
    address:
      env.PUBLIC_URL ||
      `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : urlHost(host)}:${port}`,
  };
}

const urlHost = (host) => (host.includes(':') ? `[${host}]` : host);
