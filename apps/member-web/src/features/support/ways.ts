export const WAYS = ['faq', 'helpdesk', 'contact'] as const;
export type Way = (typeof WAYS)[number];

/** Available kinds of help. */
export interface Offered {
  /** Number of question categories. */
  categories: number;
  /** Whether the community has enabled them. */
  enabled: { helpdesk: boolean; contact: boolean };
  /** Whether the viewer can read a helpdesk board. */
  helpdeskBoard: boolean;
  /** Whether the viewer may write to the staff. False during impersonation. */
  canContact: boolean;
}

/** Kinds of help available to the viewer, in tab order (part 3 §6). */
export function waysOf({ categories, enabled, helpdeskBoard, canContact }: Offered): Way[] {
  const open = {
    faq: categories > 0,
    helpdesk: enabled.helpdesk && helpdeskBoard,
    contact: enabled.contact && canContact,
  };
  return WAYS.filter((way) => open[way]);
}

/** The requested tab, or otherwise the first available: questions, helpdesk, contact (part 3 §2). */
export const wayShown = (asked: string | null, ways: readonly Way[]): Way | null =>
  ways.find((way) => way === asked) ?? ways[0] ?? null;

/** Which of the three introductions to show (part 3 §2). */
export function headerOf(ways: readonly Way[], { categories, enabled }: Offered): 'intro' | 'noAccess' | 'notEnabled' {
  if (ways.length > 0) return 'intro';
  return !enabled.helpdesk && !enabled.contact && categories === 0 ? 'notEnabled' : 'noAccess';
}

/** Encodes a category's name as the fragment of an address (part 3 §2). */
export const hashOf = (name: string): string => `#${encodeURIComponent(name)}`;

/** Decodes a category's name from a fragment. Empty if the fragment is invalid. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
