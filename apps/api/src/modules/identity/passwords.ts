import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB, two passes, one lane (OWASP). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let unknownMember: Promise<string> | undefined;

/** Takes as long for an account that does not exist as for one that does, so that the time tells nothing. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  unknownMember ??= hashPassword('no such member');
  const matches = await verify(stored ?? (await unknownMember), password);
  return matches && stored !== undefined;
}
