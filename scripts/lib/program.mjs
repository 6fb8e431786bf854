import { onLauncherGone } from './launcher.mjs';
import { cleanUp } from './processes.mjs';
import { reportFailure } from './progress.mjs';

/** Runs a program to its end, and stops what it has started whichever way that comes: done, failed, told to, or left alone. */
export function runToItsEnd(main) {
  let stopping = null;
  const stop = (code) => (stopping ??= cleanUp().finally(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(130));
  onLauncherGone(() => stop(130));
  main().then(
    () => stop(0),
    (error) => {
      reportFailure(error);
      return stop(1);
    },
  );
}
