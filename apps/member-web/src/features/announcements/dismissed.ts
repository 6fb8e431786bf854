import { cookie, keepCookie } from '../../lib/cookies.ts';

/** An announcement, with the cookie that hides it after closing and its lifetime in days (part 1 §9). */
interface Announcement {
  cookie: string;
  days: number;
}
export const NEW_THEME: Announcement = { cookie: 'new-theme-popup', days: 365 };
export const INSTALL: Announcement = { cookie: 'app-advert', days: 7 };

/** Whether the announcement was not closed in this browser. */
export const isOpen = (announcement: Announcement): boolean => cookie(announcement.cookie) === undefined;
/** Hides an announcement in this browser for its number of days. */
export const dismiss = (announcement: Announcement): void => keepCookie(announcement.cookie, '1', announcement.days);
