import type { Kernel, Position } from '@lyceum/kernel';
import type { Bus } from './bus.ts';

const GATHERED_MS = 5;

/**
 * Tells the other processes of commits, so that whoever projects is woken at once, and of how far projections have come,
 * so that reads which wait for a write go on at once. Both find out by themselves otherwise, only later.
 */
export function connectKernel({ dispatcher }: Kernel, bus: Bus): void {
  dispatcher.onCommitted(gathered(() => bus.tell('committed', null)));
  dispatcher.onReached((processor, position) => bus.tell('reached', { processor, position }));
  bus.on('committed', () => dispatcher.committedElsewhere());
  bus.on('reached', (message) => {
    const { processor, position } = message as { processor: string; position: Position };
    dispatcher.reachedElsewhere(processor, position);
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
