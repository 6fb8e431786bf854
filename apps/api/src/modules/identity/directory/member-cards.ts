import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

/**
 * The delimiter that `community.member_mark` writes on both sides of a placeholder. JSON escapes it, so it occurs in no
 * JSON text.
 */
const MARK = '\u0001';
/** The first character of a placeholder selects a text of `directory.cards()`. */
const KINDS = { a: 'as_author', b: 'brief', m: 'mini' } as const;

type Card = Record<(typeof KINDS)[keyof typeof KINDS], string>;

/** A complete placeholder: the kind, then the member's id. */
const MARKS = new RegExp(`${MARK}[abm]\\d+${MARK}`, 'g');

/** Beyond this number of members, the cache is cleared. They take some ten megabytes. */
const MOST = 10_000;

/** The version of the member badges: whether they are shown, their table, and its last change. */
const EXTRAS = sql`(select directory.extras_shown()), '.', coalesce(
  (select concat(tableoid, '.', changed) from directory.member_extra order by changed desc limit 1), '.0')`;

/**
 * The version of the directory that a statement has seen: its tables (a rebuild makes others), and the last change in
 * each. Statements select it together with their text. Null while the directory is empty.
 */
export const DIRECTORY_VERSION = sql`(
  select concat(tableoid, '.', changed, '.', ${EXTRAS}) from directory.member_card order by changed desc limit 1)`;

/** Splits a version. If `of` differs, all cached cards are invalid. `named` and `told` are the last known changes. */
function partsOf(version: string | null) {
  const [cards, named, shown, extras, told] = (version ?? '.0.t..0').split('.') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { of: [cards, shown, extras].join('.'), named: Number(named), told: Number(told) };
}

/**
 * Caches how members appear next to their content, in this process (docs/adr/0011). A cached card is never older than
 * the caller's statement. Each statement returns its version of the directory, and the cache first drops all cards that
 * changed up to it.
 */
@Injectable()
export class MemberCards {
  private readonly cards = new Map<number, Card>();
  /** No cached card is older than this version. */
  private version: string | null = null;
  private forgetting: Promise<void> | null = null;

  constructor(private readonly kernel: Kernel) {}

  /** Replaces each placeholder in a JSON text by the card of its member. Null if a member has no card yet. */
  async named(text: string, version: string | null): Promise<string | null> {
    if (version !== this.version) await this.forgetUpTo(version);
    const told = replaced(text, this.cards);
    if (told !== null) return told;
    const ids = new Set(text.match(MARKS)!.map((mark) => Number(mark.slice(2, -1))));
    // Copies the cached cards before the first `await`, because another call may drop them.
    const kept = [...ids].flatMap((id) => (this.cards.has(id) ? [[id, this.cards.get(id)!] as const] : []));
    const lacking = [...ids].filter((id) => !this.cards.has(id));
    return replaced(text, new Map([...kept, ...(await this.loaded(lacking))]));
  }

  /** One query at a time, because a late answer would move the version back. */
  private async forgetUpTo(version: string | null): Promise<void> {
    while (this.forgetting) await this.forgetting;
    if (version === this.version) return;
    this.forgetting = this.forgetChanged().finally(() => (this.forgetting = null));
    await this.forgetting;
  }

  private async forgetChanged(): Promise<void> {
    const known = partsOf(this.version);
    const now = await runOne<{ version: string | null; ids: number[] }>(
      this.kernel.db.reads,
      sql`select ${DIRECTORY_VERSION} as version,
            array(select member_id from directory.member_card where changed > ${known.named}::bigint
                  union select member_id from directory.member_extra where changed > ${known.told}::bigint) as ids`,
    );
    const isAnother = partsOf(now!.version).of !== known.of;
    if (isAnother) this.cards.clear();
    else for (const id of now!.ids) this.cards.delete(id);
    this.version = now!.version;
  }

  /** Caches the loaded cards, unless the directory has changed since. */
  private async loaded(ids: readonly number[]): Promise<Map<number, Card>> {
    const rows = await run<Card & { member_id: number; version: string }>(
      this.kernel.db.reads,
      sql`select member_id, as_author, brief, mini, ${DIRECTORY_VERSION} as version
          from directory.cards() where member_id = any(${ids}::int[])`,
    );
    if (this.cards.size > MOST) this.cards.clear();
    const loaded = new Map(
      rows.map(({ member_id, as_author, brief, mini }) => [member_id, { as_author, brief, mini }]),
    );
    const isOfNow = rows.every(({ version }) => version === this.version);
    if (isOfNow) for (const [id, card] of loaded) this.cards.set(id, card);
    return loaded;
  }
}

/** Splits the text at the delimiters, so that every second part is a placeholder. */
function replaced(text: string, cards: ReadonlyMap<number, Card>): string | null {
  const parts = text.split(MARK);
  for (let i = 1; i < parts.length; i += 2) {
    const asked = parts[i]!;
    const card = cards.get(Number(asked.slice(1)));
    if (!card) return null;
    parts[i] = card[KINDS[asked[0] as keyof typeof KINDS]];
  }
  return parts.join('');
}
