import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

/** As `community.member_mark` writes it on both sides of a mark: unescaped, it is in no JSON text. */
const MARK = '\u0001';
/** What a mark asks for by its first sign: the texts of `directory.cards()`. */
const KINDS = { a: 'as_author', b: 'brief', m: 'mini' } as const;

type Card = Record<(typeof KINDS)[keyof typeof KINDS], string>;

/** A whole mark: what is asked for, then of whom. */
const MARKS = new RegExp(`${MARK}[abm]\\d+${MARK}`, 'g');

/** Beyond so many, what is kept begins anew: some ten megabytes. */
const MOST = 10_000;

/** Of what stands beside names: which table, the last change in it, and whether it is shown. */
const EXTRAS = sql`(select directory.extras_shown()), '.', coalesce(
  (select concat(tableoid, '.', changed) from directory.member_extra order by changed desc limit 1), '.0')`;

/**
 * Which directory a statement has seen, to be told beside its text: which tables (a rebuild makes others), and the last change
 * in each. Null while nobody is in it.
 */
export const DIRECTORY_VERSION = sql`(
  select concat(tableoid, '.', changed, '.', ${EXTRAS}) from directory.member_card order by changed desc limit 1)`;

/** The parts of such a version that make all else worth nothing where they differ, and those up to which changes are known. */
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
 * How members are shown beside what is theirs, kept in this process (docs/adr/0011). What is kept is never older than what the
 * caller's own statement has seen: each tells its version of the directory, and what has changed up to it is forgotten first.
 */
@Injectable()
export class MemberCards {
  private readonly cards = new Map<number, Card>();
  /** No card here is older. */
  private version: string | null = null;
  private forgetting: Promise<void> | null = null;

  constructor(private readonly kernel: Kernel) {}

  /** JSON text with each mark in it replaced by whom it names; null where one of them has no card yet. */
  async named(text: string, version: string | null): Promise<string | null> {
    if (version !== this.version) await this.forgetUpTo(version);
    const told = replaced(text, this.cards);
    if (told !== null) return told;
    const ids = new Set(text.match(MARKS)!.map((mark) => Number(mark.slice(2, -1))));
    // Before anything is waited for: what is kept may be forgotten meanwhile.
    const kept = [...ids].flatMap((id) => (this.cards.has(id) ? [[id, this.cards.get(id)!] as const] : []));
    const lacking = [...ids].filter((id) => !this.cards.has(id));
    return replaced(text, new Map([...kept, ...(await this.loaded(lacking))]));
  }

  /** One question at a time: an answer that came late would take back what is known. */
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

  /** Kept from now on, unless the directory has become another in the meantime. */
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

/** Every other part of a text that is parted at its marks is what a mark asks for. */
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
