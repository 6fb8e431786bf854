import type { Board } from '../data/types.ts';

/** Board types (part 1 §3). */
export const BOARD_TYPES = ['default', 'moodboard', 'helpdesk'] as const satisfies readonly Board['type'][];
export const BOARD_SOURCES = ['system', 'user'] as const satisfies readonly Board['source'][];
