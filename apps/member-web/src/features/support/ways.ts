export const WAYS = ['faq', 'helpdesk', 'contact'] as const;
export type Way = (typeof WAYS)[number];

/** What there is to help with. */
export interface Offered {
  /** How many categories of questions. */
  categories: number;
  /** Whether the community has turned them on. */
  enabled: { helpdesk: boolean; contact: boolean };
  /** Whether the viewer reads a helpdesk board. */
  helpdeskBoard: boolean;
  /** Whether the viewer may write to the staff: not while looking as somebody else. */
  canContact: boolean;
}

/** Part 3 §6: the ways that are open to the viewer, in the order of the tabs. */
export function waysOf({ categories, enabled, helpdeskBoard, canContact }: Offered): Way[] {
  const open = {
    faq: categories > 0,
    helpdesk: enabled.helpdesk && helpdeskBoard,
    contact: enabled.contact && canContact,
  };
  return WAYS.filter((way) => open[way]);
}

/** Part 3 §2: what is asked for, else the questions; without any the helpdesk, and without that contact. */
export const wayShown = (asked: string | null, ways: readonly Way[]): Way | null =>
  ways.find((way) => way === asked) ?? ways[0] ?? null;

/** Part 3 §2: which of the three texts stands above. */
export function headerOf(ways: readonly Way[], { categories, enabled }: Offered): 'intro' | 'noAccess' | 'notEnabled' {
  if (ways.length > 0) return 'intro';
  return !enabled.helpdesk && !enabled.contact && categories === 0 ? 'notEnabled' : 'noAccess';
}

/** A category's name as the end of an address, and back (part 3 §2). */
export const hashOf = (name: string): string => `#${encodeURIComponent(name)}`;

export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
