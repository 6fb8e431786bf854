import { Refusal } from '@lyceum/kernel';

/** @throws {Refusal} `conflict` for whatever is asked of, or beneath, a closed topic */
export function mustBeOpen({ status }: { status: string }): void {
  if (status === 'closed') throw new Refusal('conflict', 'This topic is closed.');
}
