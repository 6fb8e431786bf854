import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { notifications, search } from '@lyceum/contracts';
import type { Me } from '../session/session.ts';
import type { Gate } from '../session/settings.ts';
import type { Texts } from '../i18n/texts.ts';

/** Props that the shell passes to every module component. */
export interface ShellProps {
  openShortcuts: () => void;
}

/** An entry of the side navigation. */
export interface NavigationEntry {
  to: string;
  /** Marks the entry only at this exact address, not below it. */
  end?: boolean;
  icon: Icon;
  text: ParseKeys;
  membersOnly?: boolean;
  /** Used less than others: below the boards. */
  later?: true;
  /** Shown after the label, such as an unread count. */
  Waiting?: ComponentType;
}

type Notification = notifications.Notification;

type Type = Notification['type'];
type OfType<N, T> = N extends { type: infer U } ? (T extends U ? N : never) : never;

/** A notification of one type, with its specific fields. */
export type NotificationOf<T extends Type> = OfType<Notification, T>;

/** Last segment of a text key under `told`. Those texts load with the notification panel. */
type NotificationText = ParseKeys extends infer K ? (K extends `told.${infer End}` ? End : never) : never;

/** Text and link of one type of notification. */
export interface NotificationKind<N> {
  /** The text contains `<who/>` for the actor and `<what/>` for the subject. */
  text: NotificationText | ((notification: N) => NotificationText);
  what: (notification: N) => string;
  to: (notification: N) => string;
}

export type NotificationKinds = { [T in Type]?: NotificationKind<NotificationOf<T>> };

type Results = search.SearchResults;

/** A search result and its link. */
export interface FoundRow {
  to: string;
  title: string;
  /** Start of the matching text. */
  text?: string;
  /** Context of the result, and its date. */
  place?: string;
  when?: string;
  /** Author of the result, or the person it represents. */
  member?: Person;
  person?: Person;
  color?: string;
  /** The viewer may see the result but not open it. */
  locked?: boolean;
  /** Action next to the result. */
  action?: ReactNode;
}
interface Person {
  id: number;
  name: string;
  avatar: string;
  isAdmin: boolean;
  isModerator: boolean;
}

/** One kind of search result, with its heading. */
export interface FoundKind<T> {
  title: Extract<ParseKeys, `search.${string}`>;
  row: (found: T) => FoundRow;
}

export type FoundKinds = { [M in keyof Results]?: FoundKind<NonNullable<Results[M]>['data'][number]> };

/** Last segment of a text key under `keys`. Those texts load with the dialog. */
type ShortcutText = ParseKeys extends infer K ? (K extends `keys.${infer End}` ? End : never) : never;

/** A row of the dialog that `?` opens. */
export interface Shortcut {
  text: ShortcutText;
  keys: readonly string[];
}

/** A tab of the settings, at `/profile/settings/{name}`. */
export interface SettingsTab {
  name: string;
  /** Heading of the tab in the navigation. */
  group: 'account' | 'community' | 'privacy';
  text: ParseKeys;
  Tab: ComponentType<{ me: Me }>;
}

/** Slots of the shell. Modules fill each in the order of their list. */
export interface ShellPlaces {
  /** Above everything. */
  Banner?: ComponentType<ShellProps>;
  /** At the end of the top bar. Phones use `TopBarNarrow`. */
  TopBar?: ComponentType<ShellProps>;
  TopBarNarrow?: ComponentType<ShellProps>;
  /** A section of the side navigation, below the entries. */
  Navigation?: ComponentType<ShellProps>;
  /** Below a screen without navigation. */
  Foot?: ComponentType<ShellProps>;
  /** A tab of the tab bar on phones. */
  Tab?: ComponentType<ShellProps>;
  /** A card in the right rail, for members. */
  Rail?: ComponentType<ShellProps>;
  /** Renders nothing. Handles live events on every screen. */
  Live?: ComponentType<ShellProps>;
}

/**
 * A feature's contribution to the app. The shell, router and shared screens read modules and know no feature by name. A
 * module is part of the first load, so other parts must use `lazy` or `lazyPart`.
 */
export interface Module extends ShellPlaces {
  name: string;
  /** Without a gate, the module is always enabled. */
  gate?: Gate;
  /** Texts of the first screen, including those of entities. Lazy parts load their texts with `withTexts`. */
  texts?: readonly Texts[];
  routes?: RouteObject[];
  navigation?: readonly NavigationEntry[];
  notifications?: NotificationKinds;
  found?: FoundKinds;
  shortcuts?: readonly Shortcut[];
  settingsTabs?: readonly SettingsTab[];
  /** Widget in feeds after a number of topics, optionally only on the home page. Must render an `article`. */
  inFeed?: { after: 4 | 8; homeOnly?: boolean; Insert: ComponentType };
}
