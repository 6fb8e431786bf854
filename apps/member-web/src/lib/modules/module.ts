import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { notifications, search } from '@lyceum/contracts';
import type { Me } from '../session/session.ts';
import type { Gate } from '../session/settings.ts';
import type { Texts } from '../i18n/texts.ts';

/** What the shell hands to everything that stands in it. */
export interface ShellProps {
  openShortcuts: () => void;
}

/** An entry of the side navigation. */
export interface NavigationEntry {
  to: string;
  /** Marked as open at this address alone, not at those below it. */
  end?: boolean;
  icon: Icon;
  text: ParseKeys;
  membersOnly?: boolean;
  /** Behind the text: what waits there. */
  Waiting?: ComponentType;
}

type Notification = notifications.Notification;

type Type = Notification['type'];
type OfType<N, T> = N extends { type: infer U } ? (T extends U ? N : never) : never;

/** A notification of one type, with what it has of its own. */
export type NotificationOf<T extends Type> = OfType<Notification, T>;

/** The end of a key of `told`: those words come with the panel that says them. */
type NotificationText = ParseKeys extends infer K ? (K extends `told.${infer End}` ? End : never) : never;

/** What the bell says of one kind of notification, and where it leads. */
export interface NotificationKind<N> {
  /** `<who/>` in it is who did it, `<what/>` what it is about. */
  text: NotificationText | ((notification: N) => NotificationText);
  what: (notification: N) => string;
  to: (notification: N) => string;
}

export type NotificationKinds = { [T in Type]?: NotificationKind<NotificationOf<T>> };

type Results = search.SearchResults;

/** What a search shows of one thing that it found, and where it leads. */
export interface FoundRow {
  to: string;
  title: string;
  /** The beginning of what matched. */
  text?: string;
  /** Where it stands, and since when. */
  place?: string;
  when?: string;
  /** Whose it is; or, of a person, who it is. */
  member?: Person;
  person?: Person;
  color?: string;
  /** There, and closed to the reader. */
  locked?: boolean;
  /** Beside it, what can be done about it. */
  action?: ReactNode;
}
interface Person {
  id: number;
  name: string;
  avatar: string;
  isAdmin: boolean;
  isModerator: boolean;
}

/** One kind of things that a search finds, under its heading. */
export interface FoundKind<T> {
  title: Extract<ParseKeys, `search.${string}`>;
  row: (found: T) => FoundRow;
}

export type FoundKinds = { [M in keyof Results]?: FoundKind<NonNullable<Results[M]>['data'][number]> };

/** A row of the dialog behind `?`. */
export interface Shortcut {
  text: ParseKeys;
  keys: readonly string[];
}

/** A tab of the settings, at `/profile/settings/{name}`. */
export interface SettingsTab {
  name: string;
  /** Under which heading it stands. */
  group: 'account' | 'community' | 'privacy';
  text: ParseKeys;
  Tab: ComponentType<{ me: Me }>;
}

/** The places of the shell, each filled by modules in the order of their list. */
export interface ShellPlaces {
  /** Above everything. */
  Banner?: ComponentType<ShellProps>;
  /** At the end of the top bar; on a phone what is `TopBarNarrow`. */
  TopBar?: ComponentType<ShellProps>;
  TopBarNarrow?: ComponentType<ShellProps>;
  /** A section of the side navigation, below the entries. */
  Navigation?: ComponentType<ShellProps>;
  /** Below a screen that has no navigation beside it. */
  Foot?: ComponentType<ShellProps>;
  /** A tab of a phone's tab bar. */
  Tab?: ComponentType<ShellProps>;
  /** A card in the right rail of members. */
  Rail?: ComponentType<ShellProps>;
  /** Draws nothing: follows live events on whatever screen. */
  Live?: ComponentType<ShellProps>;
}

/**
 * What a feature puts into the app. The shell, the router and the screens that show something of every module read these and
 * know no feature by name. All of it comes with the first load: what is not shown there is loaded by `lazy` or `lazyPart`.
 */
export interface Module extends ShellPlaces {
  name: string;
  /** Without it, the module is always there. */
  gate?: Gate;
  /** What the first screen may say: its own, and those of entities. A part that comes later brings its texts along (`withTexts`). */
  texts?: readonly Texts[];
  routes?: RouteObject[];
  navigation?: readonly NavigationEntry[];
  notifications?: NotificationKinds;
  found?: FoundKinds;
  shortcuts?: readonly Shortcut[];
  settingsTabs?: readonly SettingsTab[];
  /** Stands in feeds after so many topics, or in the home feed alone; it draws an `article`. */
  inFeed?: { after: 4 | 8; homeOnly?: boolean; Insert: ComponentType };
}
