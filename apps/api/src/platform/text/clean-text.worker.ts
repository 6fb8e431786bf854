import { type CleanText, cleanText, contentByRules } from './clean-text.ts';

/** What a thread beside the event loop does for rich-text.ts. */
export const clean = ([given, excerptLength]: [string, number]): CleanText | null => cleanText(given, excerptLength);

export const byRules = (event: { content: string; rules_version?: number }): string => contentByRules(event);
