import { Injectable } from '@nestjs/common';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Viewer } from '../http/viewer.ts';

/** Says what a viewer holds: the tokens themselves, or a statement that answers them in one column. */
type TokenSource = (viewer: Viewer) => readonly string[] | Sql;
/** Which tokens open one place of its kind; null where there is none for the viewer. */
type Opening = (viewer: Viewer, id: number) => Promise<readonly string[] | null>;
/** Over a member's id: a statement that answers, in one column, the tokens of the places that the member is in. */
type Memberships = (memberId: Sql) => Sql;
/** Over a member's id: whether that member holds one of the tokens. */
type Holders = (memberId: Sql, tokens: readonly string[]) => Sql;

/**
 * Rights as sets of short texts: whoever owns a thing says which tokens open it (`member`, `level:3`, `board:12`), each module
 * says which of its tokens a viewer holds, and the viewer may read where the two meet. So a statement about one module's rows
 * asks for the rights of another without knowing its tables. Nobody's tokens are kept: each statement asks for them anew, and what
 * is taken from somebody is gone with their next request.
 */
@Injectable()
export class Audiences {
  private readonly sources = new Map<string, TokenSource>();
  private readonly openings = new Map<string, Opening>();
  private readonly membershipsIn = new Map<string, Memberships>();
  private holders: Holders | null = null;

  /** `module` is whose tokens they are. */
  grants(module: string, source: TokenSource): void {
    if (this.sources.has(module)) throw new Error(`${module} grants its tokens twice`);
    this.sources.set(module, source);
  }

  /**
   * Which places of a module (groups, events) a member is in. It is read with each session, so its rows are looked up by the
   * member: what it names is held by `Viewer.places`, and whoever leaves has lost it with their next request.
   */
  memberships(module: string, of: Memberships): void {
    if (this.membershipsIn.has(module)) throw new Error(`${module} names its memberships twice`);
    this.membershipsIn.set(module, of);
  }

  opens(kind: string, opening: Opening): void {
    if (this.openings.has(kind)) throw new Error(`two modules say what opens a ${kind}`);
    this.openings.set(kind, opening);
  }

  knowsHolders(holders: Holders): void {
    if (this.holders) throw new Error('two modules say who holds a token');
    this.holders = holders;
  }

  /** Over a member's id: the tokens of all places that they are in, as one array within a statement. */
  placesOf(memberId: Sql): Sql {
    const parts = [...this.membershipsIn.values()].map((of) => of(memberId));
    return parts.length === 0 ? sql`'{}'::text[]` : sql`array(${join(parts, ' union all ')})`;
  }

  /** All that the viewer holds, as one array within a statement. */
  of(viewer: Viewer): Sql {
    const parts = [...this.sources.values()].map((source) => {
      const tokens = source(viewer);
      return Array.isArray(tokens) ? sql`select unnest(${tokens}::text[])` : (tokens as Sql);
    });
    return parts.length === 0 ? sql`'{}'::text[]` : sql`array(${join(parts, ' union all ')})`;
  }

  /** Which tokens open a place; null for one that is not there for the viewer, and of a kind that no module owns. */
  async opening(viewer: Viewer, kind: string, id: number): Promise<readonly string[] | null> {
    return (await this.openings.get(kind)?.(viewer, id)) ?? null;
  }

  /** Over a member's id: whether they hold one of the tokens. Nobody does where no module knows its members. */
  heldBy(memberId: Sql, tokens: readonly string[]): Sql {
    return this.holders?.(memberId, tokens) ?? sql`false`;
  }
}
