import type { Text } from '../texts/texts.ts';
import { platformText } from '../texts/platform.texts.ts';
/** Whether the process has finished starting, and if not, what it is busy with. */
export class Readiness {
  ready = false;
  reason: Text = platformText('failure.starting');
}
