import { createHash } from 'node:crypto';
import { BEGINNING, decisionsHashedBy, type Line } from './decision.decider.ts';

/**
 * Hash of a ledger line over every field. The order of the fields must never change.
 * Changing a line breaks its hash and the chain of all later lines.
 */
export const hashOfLine = (line: Line): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[line.previous_hash, line.subject, line.number, line.package_version, line.text_hash, line.variant],
        ...[line.locale, line.items, line.withdrawn, line.decided_at],
      ]),
    )
    .digest('base64url');

export const decisionDecider = decisionsHashedBy(hashOfLine);

export interface Broken {
  subject: string;
  number: number;
  /**
   * `changed`: a field differs from its hash. `missing`: the line is gone. `chain`: it does not follow the line before.
   */
  fault: 'changed' | 'missing' | 'chain';
}

type Hashed = Line & { hash: string };

/** The faults in one subject's lines, which must be in order. */
export function faultsOf(lines: readonly Hashed[]): Broken[] {
  const broken: Broken[] = [];
  let before: Hashed | null = null;
  for (const line of lines) {
    const { subject, number } = line;
    const last: number = before?.number ?? 0;
    for (let gone = last + 1; gone < number; gone += 1) broken.push({ subject, number: gone, fault: 'missing' });
    const follows: boolean = last + 1 === number;
    if (hashOfLine(line) !== line.hash) broken.push({ subject, number, fault: 'changed' });
    else if (follows && line.previous_hash !== (before?.hash ?? BEGINNING)) {
      broken.push({ subject, number, fault: 'chain' });
    }
    before = line;
  }
  return broken;
}
