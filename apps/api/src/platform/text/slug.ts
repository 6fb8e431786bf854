const LONGEST = 80;

/** Part 1 §5: lowercased, spaces become hyphens, other symbols are stripped. Accents are folded; never empty. */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return slug || fallback;
}
