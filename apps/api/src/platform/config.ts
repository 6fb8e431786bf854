import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emailAddress } from '@lyceum/contracts/base/email';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

/** An S3-compatible store for files; without it they lie on local disk. */
const s3 = z.object({
  S3_ENDPOINT: z.url(),
  S3_BUCKET: z.string().min(3),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_REGION: z.string().default('us-east-1'),
});

/** Servers by which browsers find a way to each other, as `RTCPeerConnection` takes them; an operator's own. */
const iceServers = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be a list in JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.strictObject({
        urls: z.union([z.string(), z.array(z.string())]),
        username: z.string().optional(),
        credential: z.string().optional(),
      }),
    ),
  );

/** A server of media for live rooms; without it participants send to each other. */
const livekit = z.object({
  LIVEKIT_URL: z.url({ protocol: /^wss?$/ }),
  LIVEKIT_API_KEY: z.string().min(1),
  LIVEKIT_API_SECRET: z.string().min(32),
});

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url(),
  PUBLIC_URL: z.url().optional(),
  DEMO_MODE: flag,
  FIRST_ADMIN_EMAIL: emailAddress.optional(),
  COMMERCE_PROVIDER: z.enum(['none', 'test']).optional(),
  GIF_PROVIDER: z.enum(['builtin', 'klipy', 'giphy']).default('builtin'),
  GIF_API_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(?:\/.+|.+:\d{1,5})$/, 'must be host:port, or the path of a unix socket')
    .optional(),
  DEMO_LANGUAGE: z.enum(['en', 'nl']).default('en'),
  COMMUNITY_NAME: z.string().default('Lyceum'),
  APP_SECRET: z.string().min(32).optional(),
  FORMER_APP_SECRETS: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  LOGIN_FAILURES: z.coerce.number().int().min(0).default(10),
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(0).default(30),
  CONTACTS_PER_HOUR: z.coerce.number().int().min(0).default(5),
  CONVERSATIONS_PER_HOUR: z.coerce.number().int().min(0).default(30),
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(0).default(100),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(0).default(500),
  READ_WAIT_MS: z.coerce.number().int().min(0).default(500),
  LIVE_ROOM_ICE_SERVERS: iceServers,
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUSTED_PROXIES: z.string().optional(),
  LOG_FILE: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  REQUIRE_DURABILITY: z.enum(['true', 'false']).default('true'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What a process does: serve members, project events and run jobs, or both. */
export type Role = z.infer<typeof environment>['ROLE'];

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  /** Where members reach the community: links in mails lead there. */
  publicUrl: string;
  /** Cookies are `Secure` and `__Host-` when members reach the community over https. */
  https: boolean;
  demoMode: boolean;
  /** Whose account becomes the first administrator; null: nobody's by itself. */
  firstAdminEmail: string | null;
  /** Who takes the money. `test` moves none: whoever says so has paid. Where it is `none` the plugin is off until somebody turns it on. */
  commerceProvider: 'none' | 'test';
  /** Where the editor's GIFs come from. `builtin` has no key and asks no other server. */
  gifs: { provider: 'builtin' } | { provider: 'klipy' | 'giphy'; key: string };
  /** A clamd server that scans documents: `host:port`, or the path of a unix socket. Null: documents are not scanned. */
  clamAvAddress: string | null;
  /** What the demo community speaks. */
  demoLanguage: 'en' | 'nl';
  communityName: string;
  secret: string;
  /** Those before, the newest first. Links in mails and GIFs in posts that were signed with them still work. */
  formerSecrets: string[];
  /** Null: mails stay in the outbox, to be read in the console. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Each 0 for no limit. */
  limits: {
    /** Wrong passwords for one account from one address in 15 minutes. */
    loginFailures: number;
    /** New accounts from one address. */
    registrationsPerHour: number;
    /** Written to the staff by one member, or from one address. */
    contactsPerHour: number;
    /** Members who do not follow a member and with whom that member begins a conversation. */
    conversationsPerHour: number;
    /** Members whom one member invites to groups and events. */
    invitationsPerHour: number;
    /** Of one member, or of one address without a session. */
    requestsPerMinute: number;
    /** Open at once from one address, in one process. */
    socketsPerAddress: number;
  };
  /** How long a read waits for what its caller has just written (milliseconds). */
  readWaitMs: number;
  /** Who may read the metrics from another machine. */
  metricsToken: string | null;
  /** Addresses or networks whose `X-Forwarded-*` headers are believed; nobody's when empty. */
  trustedProxies: string[];
  logLevel: string;
  logFile: string | undefined;
  /** Null: this process is the only one of the deployment. */
  redisUrl: string | null;
  role: Role;
  /** Whether to refuse servers that lose what they have acknowledged. */
  requireDurability: boolean;
  /** Null: live rooms go from one participant to the other. */
  livekit: LivekitConfig | null;
  iceServers: z.output<typeof iceServers>;
  /** Null: files lie below `dataDir`. */
  s3: S3Config | null;
}

export interface LivekitConfig {
  url: string;
  key: string;
  secret: string;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** Reads the environment once, at the start. Throws with every fault at once when it does not fit. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = fitting(environment, env);
  checkTogether(given);
  const dataDir = resolve(given.DATA_DIR);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    https: given.PUBLIC_URL?.startsWith('https:') ?? false,
    demoMode: given.DEMO_MODE,
    firstAdminEmail: given.FIRST_ADMIN_EMAIL ?? null,
    commerceProvider: given.COMMERCE_PROVIDER ?? (given.DEMO_MODE ? 'test' : 'none'),
    gifs: gifsOf(given),
    clamAvAddress: given.CLAMAV_ADDRESS ?? null,
    demoLanguage: given.DEMO_LANGUAGE,
    communityName: given.COMMUNITY_NAME,
    secret: given.APP_SECRET ?? storedSecret(join(dataDir, 'secret')),
    formerSecrets: given.FORMER_APP_SECRETS?.split(',').map((former) => former.trim()) ?? [],
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `no-reply@${new URL(given.PUBLIC_URL ?? 'http://localhost').hostname}`,
    limits: {
      loginFailures: given.LOGIN_FAILURES,
      registrationsPerHour: given.REGISTRATIONS_PER_HOUR,
      contactsPerHour: given.CONTACTS_PER_HOUR,
      conversationsPerHour: given.CONVERSATIONS_PER_HOUR,
      invitationsPerHour: given.INVITATIONS_PER_HOUR,
      requestsPerMinute: given.REQUESTS_PER_MINUTE,
      socketsPerAddress: given.SOCKETS_PER_ADDRESS,
    },
    readWaitMs: given.READ_WAIT_MS,
    metricsToken: given.METRICS_TOKEN ?? null,
    trustedProxies: given.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    logLevel: given.LOG_LEVEL,
    logFile: given.LOG_FILE,
    redisUrl: given.REDIS_URL ?? null,
    role: given.ROLE,
    requireDurability: given.REQUIRE_DURABILITY === 'true',
    livekit: env.LIVEKIT_URL ? readLivekit(env) : null,
    iceServers: given.LIVE_ROOM_ICE_SERVERS,
    s3: env.S3_ENDPOINT ? readS3(env) : null,
  };
}

/** Throws one line for each variable that does not fit. */
function fitting<S extends z.ZodType>(shape: S, env: NodeJS.ProcessEnv): z.output<S> {
  const read = shape.safeParse(env);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** Processes that stand beside each other need a way to talk, and the same secret. */
function checkTogether({ ROLE, REDIS_URL, APP_SECRET }: z.infer<typeof environment>): void {
  if (ROLE !== 'all' && !REDIS_URL) {
    throw new Error(`ROLE=${ROLE} needs REDIS_URL: without it live events do not reach the other processes.`);
  }
  if (ROLE !== 'all' && !APP_SECRET) {
    throw new Error(`ROLE=${ROLE} needs APP_SECRET, the same for all processes: they read what each other has signed.`);
  }
}

function gifsOf({ GIF_PROVIDER: provider, GIF_API_KEY: key }: z.infer<typeof environment>): Config['gifs'] {
  if (provider === 'builtin') return { provider };
  if (!key) throw new Error(`GIF_PROVIDER=${provider} needs GIF_API_KEY.`);
  return { provider, key };
}

function readLivekit(env: NodeJS.ProcessEnv): LivekitConfig {
  const { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET } = fitting(livekit, env);
  return { url: LIVEKIT_URL, key: LIVEKIT_API_KEY, secret: LIVEKIT_API_SECRET };
}

function readS3(env: NodeJS.ProcessEnv): S3Config {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = fitting(s3, env);
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION,
  };
}

/** A secret of this installation, made at the first start and readable by its owner only. */
function storedSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

export const CONFIG = Symbol('config');
