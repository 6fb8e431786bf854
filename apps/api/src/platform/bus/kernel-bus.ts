import type { Kernel, Position } from '@lyceum/kernel';
import type { Bus } from './bus.ts';

const GATHERED_MS = 5;

/**
 * Tells the other processes of commits, so that whoever projects is woken at once, and of how far projections have come,
 * so that reads which wait for a write go on at once. Both find out by themselves otherwise, only later.
 */
export function connectKernel({ dispatcher }: Kernel, bus: Bus): void {
  dispatcher.onCommitted(gathered(() => bus.tell('committed', null)));
  dispatcher.onReached((consumers, position) => bus.tell('consumed', { consumers, position }));
  bus.on('committed', () => dispatcher.committedElsewhere());
  bus.on('consumed', (message) => {
    const { consumers, position } = message as { consumers: string[]; position: Position };
    dispatcher.reachedElsewhere(consumers, position);
  });
}

/** Many commits at once wake the others once: who is woken reads everything that is there. A message costs a process more than this wait. */
function gathered(tell: () => void): () => void {
  let isToCome = false;
  let toldAt = -Infinity;
  return () => {
    if (isToCome) return;
    isToCome = true;
    setTimeout(
      () => {
        isToCome = false;
        toldAt = performance.now();
        tell();
      },
      Math.max(0, toldAt + GATHERED_MS - performance.now()),
    );
  };
}
