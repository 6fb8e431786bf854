import type { OutputOf, Routes } from '@lyceum/contracts';
import type { PartsOf } from '@lyceum/contracts/address';
import { Injectable } from '@nestjs/common';

type Route = keyof Routes & `GET ${string}`;

/** What the API answers whoever opens a page; what was asked for travels with the document. */
export interface Answers {
  /** What was answered, or null when it was a refusal, or came too late. The same is asked for once. */
  ask<K extends Route>(route: K, parts?: PartsOf<K>): Promise<OutputOf<Routes[K]> | null>;
  /** Whether this was the answer's status, once it has been asked for. */
  has<K extends Route>(status: number, route: K, parts?: PartsOf<K>): boolean;
}

/** What a page says of itself to whoever does not run it: search engines, and previews of links. */
export interface Head {
  title?: string;
  description?: string;
  /** Where it really lies. */
  path?: string;
  /** It was asked for at an address that it no longer has. */
  hasMoved?: boolean;
  isArticle?: boolean;
  /** There is nothing at this address, as far as the viewer is concerned. */
  isMissing?: boolean;
  /** There, and in no search engine: it names somebody to whoever was given its address. */
  isUnlisted?: boolean;
}

export interface PageAsked {
  answers: Answers;
  cookies: Record<string, string | undefined>;
  /** Behind the path. */
  query: URLSearchParams;
}

/** What a module knows of every page: the community's name, the address of its logo, and the reader's language. */
export interface EveryPage {
  community?: string;
  logo?: string;
  language?: 'nl' | 'en' | null;
}

export interface Screen {
  /** As in the member app's router: `/boards/:slug`; a part with a question mark may be missing. */
  path: string;
  /** The file in the member app's `routes` that shows it, where that is a chunk of its own. */
  file?: string;
  /** Asks for what the screen shows first; `name` is the address's own part, empty where it is missing; `more` are the parts behind it. */
  ask?: (asked: PageAsked, name: string, ...more: string[]) => Promise<Head>;
}

interface Found extends Screen {
  name: string;
  more: string[];
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)')}$`);

/** The member app's screens, and what each asks for first: registered by the modules whose they are. */
@Injectable()
export class FirstPages {
  private readonly screens = new Map<string, Screen & { pattern: RegExp }>();
  private readonly every = new Map<string, (asked: PageAsked) => Promise<EveryPage | void>>();

  screen(screen: Screen): void {
    if (this.screens.has(screen.path)) throw new Error(`the screen ${screen.path} is registered twice`);
    this.screens.set(screen.path, { ...screen, pattern: patternOf(screen.path) });
  }

  /** What a module asks for on every page; by its name, once. */
  onEvery(module: string, ask: (asked: PageAsked) => Promise<EveryPage | void>): void {
    if (this.every.has(module)) throw new Error(`${module} asks twice on every page`);
    this.every.set(module, ask);
  }

  /** The screen of an address: one that names it outright goes before one that takes any name there. */
  at(path: string): Found | null {
    const found = [...this.screens.values()].filter(({ pattern }) => pattern.test(path));
    const names = ({ pattern }: { pattern: RegExp }): (string | undefined)[] => pattern.exec(path)!.slice(1);
    const given = (screen: { pattern: RegExp }): number => names(screen).filter(Boolean).length;
    const [screen] = found.sort((a, b) => given(a) - given(b));
    if (!screen) return null;
    const [name = '', ...more] = names(screen).map((part) => decoded(part ?? ''));
    return { ...screen, name, more };
  }

  async askEvery(asked: PageAsked): Promise<EveryPage> {
    const told = await Promise.all([...this.every.values()].map((ask) => ask(asked)));
    return Object.assign({}, ...told) as EveryPage;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
