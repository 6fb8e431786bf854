import type { ByteRange } from '../storage/storage.ts';

/**
 * The range that a header requests of a file of this size. Null for none, for several, and for one outside the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return null;
  const [, from = '', to = ''] = asked;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
}
