/** Whether the process has finished starting, and if not, what it is busy with. */
export class Readiness {
  ready = false;
  reason = 'Starting.';
}
