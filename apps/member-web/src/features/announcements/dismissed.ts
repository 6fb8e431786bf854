import { cookie, keepCookie } from '../../lib/cookies.ts';

/** An announcement that was closed in this browser, and for how many days it stays so (part 1 §9). */
interface Announcement {
  cookie: string;
  days: number;
}
export const NEW_THEME: Announcement = { cookie: 'new-theme-popup', days: 365 };
export const INSTALL: Announcement = { cookie: 'app-advert', days: 7 };

export const isOpen = (announcement: Announcement): boolean => cookie(announcement.cookie) === undefined;
export const dismiss = (announcement: Announcement): void => keepCookie(announcement.cookie, '1', announcement.days);
