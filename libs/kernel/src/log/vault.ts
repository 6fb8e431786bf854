import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { type Database, type Queryable, run } from '../database/database.ts';
import type { Personal } from './event-types.ts';
import type { Meta } from './events.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Keys held in memory for writing. Reading always asks the vault, so that a destroyed key is gone at once. */
const REMEMBERED_KEYS = 5000;

interface Sealed {
  readonly sealed: string;
  readonly by: string;
}

type Fields = Record<string, unknown>;

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'by' in value;

/** A sealed field names the key in clear; everything else is unreadable without it. */
const subjectIn = (data: unknown): string | undefined => Object.values((data ?? {}) as Fields).find(isSealed)?.by;

/** As Node keeps keys: handing it the bytes took longer each time than the sealing itself. */
const keyOf = (bytes: Buffer): KeyObject => createSecretKey(bytes);

function encrypt(key: KeyObject, plain: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: KeyObject, box: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, IV_BYTES));
  decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = box.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

const boxed = (key: KeyObject, subject: string, value: unknown): Sealed => ({
  sealed: encrypt(key, JSON.stringify(value ?? null)).toString('base64url'),
  by: subject,
});

const unboxed = (key: KeyObject, { sealed }: Sealed): unknown =>
  JSON.parse(decrypt(key, Buffer.from(sealed, 'base64url')));

/** In a statement: whether the key of a subject (`member-12`) has been destroyed. */
export const isErased = (subject: Sql): Sql =>
  sql`exists (select 1 from vault.key k where k.subject = ${subject} and k.shredded_at is not null)`;

/** A subject whose key was destroyed: nothing can be written about them any more. */
export class ErasedSubject extends Error {
  override readonly name = 'ErasedSubject';
}

/**
 * The keys that seal personal fields of events, one per subject. They lie in a schema of their own, wrapped by the
 * installation's secret, so that neither a copy of the events nor one of the keys alone tells anything.
 *
 * {@link rewrapKeys} exchanges the secret. A known limit: a sealed value says whose it is, not where it belongs: whoever can write the tables can move
 * values between fields of one subject, not open them nor move them to another. The personal fields of one event have one subject.
 */
export class KeyVault {
  private readonly db: Queryable;
  private readonly master: KeyObject;
  private readonly remembered = new Map<string, KeyObject>();

  /**
   * `db` commits each statement by itself, on connections of its own: a key must be there before anything is sealed with
   * it, also when the transaction around the sealing is rolled back and the key remembered.
   */
  constructor(db: Queryable, secret: string) {
    this.db = db;
    this.master = masterOf(secret);
  }

  /** The data with its personal fields sealed. Throws ErasedSubject when the subject's key was destroyed. */
  async seal(data: unknown, meta: Meta, personal: Personal): Promise<unknown> {
    const fields = data as Fields;
    const subject = personal.subject(fields, meta);
    const key = await this.keyFor(subject);
    const sealed = { ...fields };
    for (const field of Object.keys(personal.erased(fields))) {
      if (fields[field] === undefined) continue;
      sealed[field] = boxed(key, subject, fields[field]);
    }
    return sealed;
  }

  /** One value by itself, for plain tables. */
  async sealValue(subject: string, value: unknown): Promise<unknown> {
    return boxed(await this.keyFor(subject), subject, value);
  }

  /** What {@link sealValue} sealed; null when nobody can open it any more. */
  async openValue(db: Queryable, value: unknown): Promise<unknown> {
    if (!isSealed(value)) return null;
    const key = (await this.keysOf(db, [value.by])).get(value.by);
    return key ? unboxed(key, value) : null;
  }

  /** Opens many at once, with one question to the vault. What nobody can open any more reads as erased. */
  async openAll(
    db: Queryable,
    sealed: readonly { data: unknown; personal: Personal | undefined }[],
  ): Promise<unknown[]> {
    const subjects = new Set(sealed.flatMap(({ data, personal }) => (personal && subjectIn(data)) ?? []));
    if (subjects.size === 0) return sealed.map(({ data }) => data);
    const keys = await this.keysOf(db, [...subjects]);
    return sealed.map(({ data, personal }) => (personal ? open(data as Fields, personal, keys) : data));
  }

  /** Destroys a subject's key: their sealed fields read as erased from now on, everywhere. */
  async shred(db: Queryable, subject: string): Promise<void> {
    this.remembered.delete(subject);
    await run(
      db,
      sql`insert into vault.key (subject, shredded_at) values (${subject}, clock_timestamp())
          on conflict (subject) do update set wrapped = null, shredded_at = clock_timestamp()`,
    );
  }

  private async keyFor(subject: string): Promise<KeyObject> {
    const known = this.remembered.get(subject);
    if (known) return known;
    const key = (await this.keysOf(this.db, [subject])).get(subject) ?? (await this.makeKey(subject));
    if (this.remembered.size >= REMEMBERED_KEYS) this.remembered.clear();
    this.remembered.set(subject, key);
    return key;
  }

  private async makeKey(subject: string): Promise<KeyObject> {
    const fresh = encrypt(this.master, randomBytes(KEY_BYTES).toString('base64'));
    await run(
      this.db,
      sql`insert into vault.key (subject, wrapped) values (${subject}, ${fresh}) on conflict do nothing`,
    );
    const key = (await this.keysOf(this.db, [subject])).get(subject);
    if (!key) throw new ErasedSubject(`${subject} has been erased`);
    return key;
  }

  private async keysOf(db: Queryable, subjects: readonly string[]): Promise<Map<string, KeyObject>> {
    const rows = await run<{ subject: string; wrapped: Buffer }>(
      db,
      sql`select subject, wrapped from vault.key where subject = any(${subjects}::text[]) and wrapped is not null`,
    );
    return new Map(rows.map((row) => [row.subject, keyOf(Buffer.from(decrypt(this.master, row.wrapped), 'base64'))]));
  }
}

const masterOf = (secret: string): KeyObject =>
  keyOf(Buffer.from(hkdfSync('sha256', secret, '', 'lyceum key vault', KEY_BYTES)));

/** The keys are not wrapped by the secret that was given. */
export class WrongSecret extends Error {
  override readonly name = 'WrongSecret';
}

/**
 * Wraps every key by another secret, all in one transaction. No process may run that has the former secret.
 * @returns how many keys there are
 * @throws {WrongSecret} if a key is not wrapped by `former`; nothing is changed then
 */
export function rewrapKeys(db: Database, former: string, secret: string): Promise<number> {
  const [before, after] = [masterOf(former), masterOf(secret)];
  return db.transaction(async (tx) => {
    await tx.query('lock table vault.key in access exclusive mode');
    const rows = await run<{ subject: string; wrapped: Buffer }>(
      tx,
      sql`select subject, wrapped from vault.key where wrapped is not null`,
    );
    const wrapped = rows.map((row) => {
      try {
        return encrypt(after, decrypt(before, row.wrapped));
      } catch {
        throw new WrongSecret('The keys of this database are not wrapped by the former secret.');
      }
    });
    await run(
      tx,
      sql`update vault.key k set wrapped = n.wrapped
          from unnest(${rows.map(({ subject }) => subject)}::text[], ${wrapped}::bytea[]) as n(subject, wrapped)
          where k.subject = n.subject`,
    );
    return rows.length;
  }, db.repairs);
}

function open(data: Fields, personal: Personal, keys: Map<string, KeyObject>): Fields {
  const opened = { ...data };
  const erased = personal.erased(data) as Fields;
  for (const [field, value] of Object.entries(data)) {
    if (!isSealed(value)) continue;
    const key = keys.get(value.by);
    opened[field] = key ? unboxed(key, value) : erased[field];
  }
  return opened;
}
