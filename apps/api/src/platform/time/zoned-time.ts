/** What the clocks of the zone say at a moment, as if that were UTC. */
function wallClock(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const [day, month, year, hour, minute, second] = (parts.format(moment).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

/**
 * The moment of `DD-MM-YYYY HH:mm` on the zone's clocks, or of ISO 8601; null for what is no date. An hour that comes
 * twice in autumn is the first of the two; one that spring leaves out is the hour after.
 */
export function momentOf(text: string, zone: string): Date | null {
  const local = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2})$/.exec(text);
  if (!local) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const [day, month, year, hour, minute] = local.slice(1).map(Number);
  const wanted = Date.UTC(year!, month! - 1, day, hour, minute);
  const read = new Date(wanted);
  if (read.getUTCMonth() !== month! - 1 || read.getUTCDate() !== day || read.getUTCHours() !== hour) return null;
  const offsets = [-12, 12].map((hours) => wallClock(wanted + hours * 3_600_000, zone) - (wanted + hours * 3_600_000));
  const matching = offsets.map((offset) => wanted - offset).find((moment) => wallClock(moment, zone) === wanted);
  return new Date(matching ?? wanted - offsets[0]!);
}
