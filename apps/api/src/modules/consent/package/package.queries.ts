import { Injectable } from '@nestjs/common';
import type { consentConsole } from '@lyceum/contracts';
import type { Variant } from '@lyceum/contracts/consent/cookie';
import type { Wording } from '@lyceum/contracts/consent/shapes';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { FIRST_WORDS, hashOf, type Words, wordingOf } from './words.ts';

type Row<T> = T & Record<string, unknown>;
type Language = 'nl' | 'en';

interface Kept {
  active: boolean;
  package_version: number;
  variant: Variant;
  words: Record<Language, Words>;
  version: number;
}
export interface Shown {
  version: number;
  active: boolean;
  variant: Variant;
  hash: string;
  wording: Wording;
}
type ConsentText = { hash: string; version: number; variant: Variant; locale: Language; wording: Wording };

/** The state before the first publication. No visitor is asked. */
const NOTHING: Kept = { active: false, package_version: 0, variant: 'advanced', words: FIRST_WORDS, version: 0 };

/** Reads the published cookie popup. */
@Injectable()
export class PackageQueries {
  constructor(private readonly kernel: Kernel) {}

  async kept(): Promise<Kept> {
    const row = await runOne<Row<Kept>>(
      this.kernel.db.pool,
      sql`select active, package_version, variant, words, version from consent.package where id = 1`,
    );
    return row ?? NOTHING;
  }

  /** The wording as it was published, even if a later release has other fixed texts. */
  async shown(locale: Language): Promise<Shown> {
    const row = await runOne<Row<Shown>>(
      this.kernel.db.pool,
      sql`select p.package_version as version, p.active, p.variant, w.hash, w.body::json as wording
          from consent.package p join consent.wording w using (package_version) where p.id = 1 and w.locale = ${locale}`,
    );
    if (row) return row;
    const wording = wordingOf(locale, FIRST_WORDS[locale]);
    return { version: 0, active: false, variant: NOTHING.variant, hash: hashOf(JSON.stringify(wording)), wording };
  }

  async forConsole(): Promise<consentConsole.AdminCookiePackage> {
    const { active, package_version, variant, words, version } = await this.kept();
    const { nl, en } = words;
    const texts = { title_en: en.title, text_en: en.text, title_nl: nl.title, text_nl: nl.text };
    return { active, variant, ...texts, package_version, version };
  }

  text(hash: string): Promise<ConsentText | null> {
    return runOne<Row<ConsentText>>(
      this.kernel.db.pool,
      sql`select hash, package_version as version, variant, locale, body::json as wording from consent.wording
          where hash = ${hash} order by package_version limit 1`,
    );
  }
}
