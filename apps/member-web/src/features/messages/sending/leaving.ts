import { browserStore } from '@lyceum/browser/storage';

let close: () => void = () => undefined;

/** The outbox registers how to close it. The shell can then close it on logout without loading its code. */
export const whenLeaving = (call: () => void): void => void (close = call);

/** Closes the outbox, if it has loaded. */
export const closeOutbox = (): void => close();

/** Whether an earlier page left messages to send. */
export function hasKept(memberId: number): boolean {
  return browserStore.read(`lyceum.outbox:${memberId}`) !== null;
}
