import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { guest, type Viewer } from '../../platform/http/viewer.ts';
import { Settings } from '../settings/index.ts';

/** The most addresses that a sitemap may have (sitemaps.org). */
export const PIECE = 50_000;

/** The index of sitemaps counts all rows, so its answer is kept. It names no page. */
const KEPT_MS = 5 * 60_000;

/** The pages of one kind that a viewer may read. */
export interface AddressSource {
  /** Names the sitemap. */
  name: string;
  /** The path before the slug: `/conversations/`. */
  before: string;
  /** Whether the feature is on. */
  isThere?: () => Promise<boolean>;
  /** Rows `(id, slug, changed)` that `viewer` may read. It must use the same condition as the page itself. */
  rows: (viewer: Viewer) => Sql;
}

/** One sitemap: its source, its number from 1, and its newest change. */
export interface Piece {
  name: string;
  number: number;
  changed: Date | null;
}

export interface Address {
  path: string;
  changed: Date | null;
}

/** The addresses that guests may read, from the modules that own the pages. Empty if the community is closed to engines. */
@Injectable()
export class PublicAddresses {
  private readonly sources = new Map<string, AddressSource>();
  private readonly counted = new Map<string, { at: number; pieces: Promise<Piece[]> }>();

  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  offer(source: AddressSource): void {
    if (this.sources.has(source.name)) throw new Error(`the sitemap ${source.name} is offered twice`);
    this.sources.set(source.name, source);
  }

  /** Whether search engines may list the community. */
  async isOpen(): Promise<boolean> {
    return (await this.settings.current()).values.search_engines === '1';
  }

  /** All sitemaps that have addresses, as they were some minutes ago. `size` is the number of addresses in each. */
  async pieces(size = PIECE): Promise<Piece[]> {
    const every = await Promise.all([...this.sources.values()].map((source) => this.piecesOf(source, size)));
    return every.flat();
  }

  /** The addresses of one sitemap. Null if it doesn't exist. */
  async piece(name: string, number: number, size = PIECE): Promise<Address[] | null> {
    const source = this.sources.get(name);
    if (!source || !(await this.has(source))) return null;
    const rows = await run<{ slug: string; changed: Date | null }>(
      this.kernel.db.pool,
      sql`select x.slug, x.changed from (${source.rows(anyone())}) x
          order by x.id limit ${size} offset ${(number - 1) * size}`,
    );
    if (rows.length === 0) return null;
    return rows.map(({ slug, changed }) => ({ path: source.before + encodeURIComponent(slug), changed }));
  }

  private async piecesOf(source: AddressSource, size: number): Promise<Piece[]> {
    // Whether a sitemap exists depends on settings, which apply at once.
    if (!(await this.has(source))) return [];
    const key = `${source.name} ${size}`;
    const known = this.counted.get(key);
    if (known && Date.now() - known.at < KEPT_MS) return known.pieces;
    const pieces = this.count(source, size);
    this.counted.set(key, { at: Date.now(), pieces });
    pieces.catch(() => this.counted.delete(key));
    return pieces;
  }

  private async count(source: AddressSource, size: number): Promise<Piece[]> {
    const rows = await run<{ number: number; changed: Date | null }>(
      this.kernel.db.pool,
      sql`select y.number, max(y.changed) as changed
          from (select x.changed, ((row_number() over (order by x.id) - 1) / ${size} + 1)::int as number
                from (${source.rows(anyone())}) x) y
          group by y.number order by y.number`,
    );
    return rows.map(({ number, changed }) => ({ name: source.name, number, changed }));
  }

  private async has(source: AddressSource): Promise<boolean> {
    return (await this.isOpen()) && ((await source.isThere?.()) ?? true);
  }
}

const anyone = (): Viewer => guest(randomUUID());
