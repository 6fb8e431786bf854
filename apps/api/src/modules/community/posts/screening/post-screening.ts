import { Inject, Injectable } from '@nestjs/common';
import { excerptOf, plainText } from '@lyceum/editor/sanitize';
import { Kernel, type Position, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../../platform/config.ts';
import { type RateLimit, TooManyAttempts } from '../../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../../platform/http/limits/rate-limits.ts';
import { isAtLeast, type MemberViewer } from '../../../../platform/http/viewer.ts';
import type { CleanText } from '../../../../platform/text/clean-text.ts';
import { MemberStatus } from '../../../identity/index.ts';
import { Settings } from '../../../settings/index.ts';
import { communityText } from '../../community.texts.ts';
import type { Given } from '../given.ts';
import { type FilterAction, linkHosts, WordFilter } from './word-filter.ts';

type Values = Awaited<ReturnType<Settings['current']>>['values'];

const HOUR_S = 60 * 60;
const DAY_MS = 24 * HOUR_S * 1000;
/** Registration times in memory. They never change. */
const MOST_REGISTERED = 10_000;

/** Why a post waits for a review: it is among the author's first ones, or the filter holds its words. */
export type HoldCause = 'first_posts' | 'words';

/** A post that waits, with the input of the command that posts it. */
export interface HeldPost {
  kind: 'topic' | 'comment';
  boardId: number;
  topicId: number | null;
  title: string;
  content: string;
  excerpt: string;
  input: object;
  cause: HoldCause;
}

type Store = (post: HeldPost, given: Given) => Promise<Position | null>;

/** Thrown instead of posting: the post is stored and waits for a moderator. */
export class PostIsHeld extends Error {
  override readonly name = 'PostIsHeld';
  readonly position: Position | null;

  constructor(position: Position | null) {
    super('The post waits for a review');
    this.position = position;
  }
}

interface Written extends Pick<CleanText, 'content' | 'excerpt'> {
  title?: string;
}

interface Options {
  /** Of the excerpt, in characters. */
  excerptLength: number;
  /** Edits can't wait for a review: words that would hold a new post are refused. */
  isNew: boolean;
  /** Further texts, such as the address of a video and the answers of a poll. */
  more?: readonly (string | null | undefined)[];
}

interface Filtering extends Pick<Options, 'excerptLength' | 'isNew'> {
  hosts: readonly string[];
  others: string;
}

/** Applies the limits for newcomers and the filter of words and links to new and edited posts. */
@Injectable()
export class PostScreening {
  private readonly registered = new Map<number, number>();
  private readonly rates = new Map<number, RateLimit>();
  private readonly ownHost: string;
  private filter: { of: Values; words: WordFilter } | null = null;
  private store: Store | null = null;

  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
    private readonly members: MemberStatus,
    private readonly limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.ownHost = new URL(config.publicUrl).hostname;
  }

  /** Sets how posts are stored that wait for a review. */
  onHold(store: Store): void {
    this.store = store;
  }

  /**
   * Returns the text with masked words, and why it must wait, or null.
   * @throws {Refusal} `invalid` for too many links or a blocked word
   * @throws {TooManyAttempts} if a newcomer posts too often
   */
  async screen<T extends Written>(
    given: Given,
    text: T,
    { excerptLength, isNew, more = [] }: Options,
  ): Promise<{ text: T; hold: HoldCause | null }> {
    const { viewer } = given;
    if (given.silent || given.at || isAtLeast(viewer, 'moderator')) return { text, hold: null };
    const { values } = await this.settings.current();
    if (given.screened) return { text: masked(this.filterOf(values), text, excerptLength), hold: null };
    const isNewcomer = await this.isNewcomer(viewer, values);
    const others = more.filter(Boolean).join('\n');
    const asksForHosts = isNewcomer || !this.filterOf(values).isEmpty;
    const hosts = asksForHosts ? linkHosts(`${text.content}\n${others}`, this.ownHost) : [];
    if (isNewcomer && hosts.length > values.newcomer_links) throw tooManyLinks(values.newcomer_links, hosts.length);
    const { text: filtered, holds } = this.filtered(values, text, { hosts, others, excerptLength, isNew });
    if (!isNew) return { text: filtered, hold: null };
    if (isNewcomer) await this.takeOne(viewer, values.newcomer_posts_per_hour);
    if (holds) return { text: filtered, hold: 'words' };
    return { text: filtered, hold: (await this.isFirst(viewer, values)) ? 'first_posts' : null };
  }

  /**
   * Stores a post that waits.
   * @throws {PostIsHeld} always
   */
  async hold(post: HeldPost, given: Given): Promise<never> {
    if (!this.store) throw new Error('No module stores held posts');
    throw new PostIsHeld(await this.store(post, given));
  }

  private filtered<T extends Written>(
    values: Values,
    text: T,
    { hosts, others, excerptLength, isNew }: Filtering,
  ): { text: T; holds: boolean } {
    const filter = this.filterOf(values);
    if (filter.isEmpty) return { text, holds: false };
    const { title = '', content } = text;
    const matches = filter.matches(`${title}\n${plainText(content)}\n${others}`, hosts);
    const of = (wanted: FilterAction) => matches.find(({ action }) => action === wanted);
    const refused = of('block') ?? (isNew ? undefined : of('hold'));
    if (refused) {
      const key = refused.action === 'block' ? 'filter.blocked' : 'filter.edit';
      throw Refusal.invalid('content', communityText(key, { entry: refused.entry }));
    }
    const holds = of('hold') !== undefined;
    return { text: of('mask') ? masked(filter, text, excerptLength) : text, holds };
  }

  private filterOf(values: Values): WordFilter {
    if (this.filter?.of === values) return this.filter.words;
    const all = (entries: readonly string[], action: FilterAction) => entries.map((entry) => ({ entry, action }));
    const words = new WordFilter([
      ...all(values.blocked_words, 'block'),
      ...all(values.held_words, 'hold'),
      ...all(values.masked_words, 'mask'),
    ]);
    this.filter = { of: values, words };
    return words;
  }

  private isExempt(viewer: MemberViewer, { newcomer_exempt_levels: levels }: Values): boolean {
    return levels.some((level) => viewer.levels.includes(Number(level)));
  }

  private async isNewcomer(viewer: MemberViewer, values: Values): Promise<boolean> {
    const { newcomer_days: days, newcomer_posts: posts } = values;
    if (this.isExempt(viewer, values)) return false;
    if (days > 0 && this.kernel.clock.now().getTime() - (await this.registeredAt(viewer.id)) < days * DAY_MS)
      return true;
    return posts > 0 && (await this.hasFewerThan(viewer.id, posts));
  }

  private async isFirst(viewer: MemberViewer, values: Values): Promise<boolean> {
    const { held_first_posts: first } = values;
    return first > 0 && !this.isExempt(viewer, values) && this.hasFewerThan(viewer.id, first);
  }

  /** Whether the member has fewer posts that others see. */
  private async hasFewerThan(memberId: number, posts: number): Promise<boolean> {
    const row = await runOne<{ count: number }>(
      this.kernel.db.lookups,
      sql`select count(*)::int from (
            (select 1 from community.topic where author_id = ${memberId} and deleted_at is null and status <> 'invisible'
             limit ${posts}::int)
            union all
            (select 1 from community.comment where author_id = ${memberId} and deleted_at is null limit ${posts}::int)) p`,
    );
    return row!.count < posts;
  }

  private async registeredAt(memberId: number): Promise<number> {
    const known = this.registered.get(memberId);
    if (known !== undefined) return known;
    const at = (await this.members.registeredAt(memberId))?.getTime() ?? 0;
    if (this.registered.size >= MOST_REGISTERED) this.registered.clear();
    this.registered.set(memberId, at);
    return at;
  }

  private async takeOne({ id }: MemberViewer, most: number): Promise<void> {
    let rate = this.rates.get(most);
    if (!rate) {
      rate = this.limits.of(`newcomer-posts-${most}`, { attempts: most, seconds: HOUR_S });
      this.rates.set(most, rate);
    }
    try {
      await rate.take(`member-${id}`);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      throw new TooManyAttempts(error.retryAfterSeconds * 1000, communityText('newcomer.rate', { most }));
    }
  }
}

function masked<T extends Written>(filter: WordFilter, text: T, excerptLength: number): T {
  if (filter.isEmpty) return text;
  const content = filter.masked(text.content);
  const title = text.title === undefined ? {} : { title: filter.masked(text.title) };
  return { ...text, ...title, content, excerpt: excerptOf(content, excerptLength) };
}

function tooManyLinks(most: number, found: number): Refusal {
  const text = most === 0 ? communityText('newcomer.noLinks') : communityText('newcomer.links', { most, found });
  return Refusal.invalid('content', text);
}
