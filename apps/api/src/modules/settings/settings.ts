import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type identity, settings } from '@lyceum/contracts';
import { REPORT_REASONS } from '@lyceum/contracts/moderation/limits';
import { DEFAULT_REACTIONS } from '@lyceum/contracts/reactions';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Position, Refusal, type Repeatable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { CommunityChoices } from '../../platform/community-choices.ts';
import { type Config, CONFIG } from '../../platform/config.ts';
import { type MemberViewer, metaOf } from '../../platform/http/viewer.ts';
import { Channels } from '../../platform/realtime/channels.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { Logos } from './logos.ts';
import { SETTINGS_STREAM, settingsDecider, translationsStream } from './settings.decider.ts';

/** Whether an operator has lifted the limit on requests. Benchmarks set a number that nobody reaches. */
const isLifted = (requestsPerMinute: number): boolean => requestsPerMinute === 0 || requestsPerMinute >= 1_000_000;

/** Other processes signal their changes immediately. If a signal is lost, the cache expires after this time. */
const LONGEST_AGE_MS = 10_000;

type Changes = Partial<settings.CommunitySettings> & { logo_uuid?: string | null | undefined };

type Texts = NonNullable<settings.Translations['texts']>;

interface Known {
  values: settings.CommunityValues;
  version: number;
  texts: Texts;
  hash: string;
}

declare module '../../platform/realtime/fanout.ts' {
  interface Signals {
    'settings-changed': object;
  }
}

/** The settings of the community. They are cached in memory, because nearly every request needs them. */
@Injectable()
export class Settings implements CommunityChoices, OnModuleInit {
  private known: { at: number; value: Promise<Known> } | null = null;

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    private readonly registry: Channels,
    private readonly logos: Logos,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.registry.tell('settings-changed', () => ({
      channel: channels.community,
      event: 'settings-changed',
      data: {},
    }));
    this.fanout.onSignal(({ kind }) => {
      if (kind === 'settings-changed') this.known = null;
    });
  }

  current(): Promise<Known> {
    const now = performance.now();
    if (!this.known || now - this.known.at > LONGEST_AGE_MS) {
      const value = this.read();
      this.known = { at: now, value };
      value.catch(() => (this.known = null));
    }
    return this.known.value;
  }

  /**
   * Changes the given settings. A new logo is an upload of the viewer, which is attached in the same transaction.
   * @throws {ConflictError} if `expectedVersion` is outdated
   * @throws {Refusal} `invalid` at `logo_uuid` if the upload is not a picture.
   */
  async change(
    { logo_uuid, ...values }: Changes,
    viewer: MemberViewer,
    reason?: string,
    expectedVersion?: number,
  ): Promise<Position | null> {
    const change = (values: Partial<settings.CommunityValues>, tx?: Repeatable) =>
      this.kernel.execute({
        decider: settingsDecider,
        stream: SETTINGS_STREAM,
        meta: metaOf(viewer, reason),
        prepare: () => ({ command: { kind: 'change' as const, values } }),
        expectedVersion,
        tx,
      });
    const { position } = await (logo_uuid === undefined
      ? change(values)
      : this.kernel.transaction(async (tx) => {
          await mustBeCurrent(tx, expectedVersion);
          return change({ ...values, logo: await this.logos.take(tx, viewer, logo_uuid) }, tx);
        }));
    this.fanout.signal({ kind: 'settings-changed' });
    return position;
  }

  async translate(
    { locale, key, text }: { locale: identity.Locale; key: string; text: string | null },
    viewer: MemberViewer,
    reason?: string,
  ): Promise<Position | null> {
    const { position } = await this.kernel.execute({
      decider: settingsDecider,
      stream: translationsStream(locale),
      meta: metaOf(viewer, reason),
      prepare: () => ({ command: { kind: 'translate' as const, locale, key, text } }),
    });
    this.fanout.signal({ kind: 'settings-changed' });
    return position;
  }

  private async read(): Promise<Known> {
    const { pool } = this.kernel.db;
    const [decided, translated] = await Promise.all([
      run<{ name: string; value: unknown; version: number }>(
        pool,
        sql`select name, value, version from settings.setting`,
      ),
      run<{ locale: identity.Locale; key: string; text: string }>(
        pool,
        sql`select locale, key, text from settings.translation order by locale, key`,
      ),
    ]);
    const values = { ...this.defaults(), ...Object.fromEntries(decided.map(({ name, value }) => [name, value])) };
    const texts: Texts = {};
    for (const { locale, key, text } of translated) (texts[locale] ??= {})[key] = text;
    const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
    return { values, version: Math.max(0, ...decided.map(({ version }) => version)), texts, hash };
  }

  /** Decisions 6, 18 and 31: the highest plan, all plugins, Amsterdam, no preview. Part 2 §3: Enter does not submit. */
  private defaults(): settings.CommunityValues {
    return {
      community_name: this.config.communityName,
      community_description: '',
      accent: '#0F6B5C',
      logo: '',
      time_zone: 'Europe/Amsterdam',
      locale: 'en',
      plan: settings.PLANS.highest,
      plugins: settings.plugin.options.filter((each) => each !== 'commerce' || this.config.commerceProvider !== 'none'),
      search_engines: '1',
      show_topic_preview: '0',
      link_previews: '0',
      submit_on_enter: '0',
      reactions: DEFAULT_REACTIONS,
      onfire_count: 3,
      support_contact: '1',
      support_helpdesk: '1',
      introduction_board_id: 0,
      birthday_board_id: 0,
      blog_board_id: 0,
      new_theme_link: '',
      ...{ company_name: '', company_address: '', company_zipcode: '', company_city: '' },
      ...{ company_vat: '', company_kvk: '', company_iban: '', company_email: '' },
      // An operator who lifts the limit on requests, as for a benchmark, also lifts this one.
      newcomer_days: isLifted(this.config.limits.requestsPerMinute) ? 0 : 1,
      ...{ newcomer_posts: 0, newcomer_links: 2, newcomer_posts_per_hour: 10, newcomer_exempt_levels: [] },
      report_reasons: [...REPORT_REASONS],
      ...{ hide_after_reports: 3, held_first_posts: 0, blocked_words: [], masked_words: [], held_words: [] },
    };
  }
}

/**
 * Refuses an outdated version. The kernel would repeat the whole transaction for a conflict, in vain.
 * @throws {Refusal} `conflict`
 */
async function mustBeCurrent(tx: Repeatable, expectedVersion: number | undefined): Promise<void> {
  if (expectedVersion === undefined) return;
  const row = await runOne<{ version: number }>(
    tx,
    sql`select coalesce(max(version), 0)::int as version from settings.setting`,
  );
  if (row!.version !== expectedVersion) throw new Refusal('conflict', platformText('failure.conflict'));
}
