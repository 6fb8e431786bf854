import type { Decider } from '@lyceum/kernel';
import type { PackageEvent, Published } from './package.events.ts';

export const PACKAGE_STREAM = 'cookie-package-1';

export interface PackageState {
  active: boolean;
  published: Published | null;
}
export type PackageCommand = { kind: 'change'; active: boolean } & Omit<Published, 'package_version'>;

const hashed = ({ hash }: Published['wordings'][number]): string => hash;

/** The wording contains fixed texts, so a new release of the program can change it, too. */
const same = (before: Published, { variant, wordings }: PackageCommand): boolean =>
  before.variant === variant && before.wordings.map(hashed).join() === wordings.map(hashed).join();

/** Off until an administrator switches it on. Publishes a new version only if visitors would see something else. */
export const packageDecider: Decider<PackageState, PackageCommand, PackageEvent> = {
  initial: () => ({ active: false, published: null }),

  decide(command, { active, published }) {
    const events: PackageEvent[] = [];
    if (!published || !same(published, command)) {
      const { variant, words, wordings } = command;
      const package_version = (published?.package_version ?? 0) + 1;
      events.push({ type: 'CookiePackagePublished', data: { package_version, variant, words, wordings } });
    }
    if (active !== command.active) events.push({ type: 'CookieConsentSwitched', data: { active: command.active } });
    return events;
  },

  evolve: (state, { type, data }) =>
    type === 'CookiePackagePublished' ? { ...state, published: data } : { ...state, active: data.active },
};
