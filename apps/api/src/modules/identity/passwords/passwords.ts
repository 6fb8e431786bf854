import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@lyceum/kernel';
import { dictionary } from '@zxcvbn-ts/language-common';
import { identityText } from '../identity.texts.ts';

/** argon2id (the library's default) with 19 MiB, two passes and one lane (OWASP). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether a stored hash has other parameters than the current ones. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PREFIX);

let common: ReadonlySet<string> | undefined;

/**
 * Refuses common passwords. The list has far more than the 3,000 most common ones.
 * @throws {Refusal} `invalid` at `password`.
 */
export function refuseCommon(password: string): void {
  common ??= new Set(dictionary['passwords-common']);
  if (common.has(password.toLowerCase())) {
    throw Refusal.invalid('password', identityText('password.common'));
  }
}

let unknownMember: Promise<string> | undefined;

/**
 * Whether the password matches the hash. It takes as long without a hash, so that the time does not reveal whether an
 * account exists.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  unknownMember ??= hashPassword('no such member');
  const matches = await verify(stored ?? (await unknownMember), password);
  return matches && stored != null;
}
