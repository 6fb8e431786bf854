import { browserStore } from '@lyceum/browser/storage';

let close: () => void = () => undefined;

/** Named by the outbox once it is there: the shell ends it when its member leaves, and need not load it for that. */
export const whenLeaving = (call: () => void): void => void (close = call);

export const closeOutbox = (): void => close();

/** Whether an earlier page has left something to be sent. */
export function hasKept(memberId: number): boolean {
  return browserStore.read(`lyceum.outbox:${memberId}`) !== null;
}
