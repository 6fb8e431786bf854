import { Injectable } from '@nestjs/common';
import { linkMentions, type Mentionable, MENTIONS_MAX, mentionedIn, wantedMentions } from '@lyceum/editor/mentions';
import { excerptOf, withoutQuotes } from '@lyceum/editor/sanitize';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { identityText } from '../identity.texts.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';

/** More names than anybody mentions: what follows them in a text stays plain words. */
const LOOKED_UP_MAX = 200;

interface Readers {
  /** Who holds one of these tokens may read the text, and be mentioned in it. */
  tokens: readonly string[];
  excerptLength: number;
}

/** Mentions in texts: members by `@username`, or by the editor's node with their id (ADR 76). */
@Injectable()
export class Mentions {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
  ) {}

  /**
   * A cleaned text with its mentions: only of members who may read it, under the names they have now. Everybody else who is named in it
   * stays plain words, so that nobody learns whether they exist.
   * @throws {Refusal} `invalid` of `content` beyond `MENTIONS_MAX` members; quotes of others' posts do not count
   */
  async link<T extends Pick<CleanText, 'content' | 'excerpt'>>(
    text: T,
    { tokens, excerptLength }: Readers,
  ): Promise<T> {
    const content = linkMentions(text.content, await this.among(text.content, tokens));
    if (content === text.content) return text;
    if (mentionedIn(withoutQuotes(content)).length > MENTIONS_MAX) {
      throw Refusal.invalid('content', identityText('mentions.most', { most: MENTIONS_MAX }));
    }
    return { ...text, content, excerpt: excerptOf(content, excerptLength) };
  }

  private async among(content: string, tokens: readonly string[]): Promise<Mentionable[]> {
    const { ids, usernames } = wantedMentions(content);
    if (ids.length + usernames.length === 0) return [];
    return run<Mentionable & Record<string, unknown>>(
      this.kernel.db.lookups,
      sql`select m.id, m.username from identity.member m
          where (m.id = any(${ids.slice(0, LOOKED_UP_MAX)}::int[]) or m.username = any(${usernames.slice(0, LOOKED_UP_MAX)}::text[]))
            and not ${IS_BANNED} and ${this.audiences.heldBy(sql`m.id`, tokens)}`,
    );
  }

  /** What these members are called now; those who are no more are left out. */
  namesOf(ids: readonly number[]): Promise<Mentionable[]> {
    return run<Mentionable & Record<string, unknown>>(
      this.kernel.db.reads,
      sql`select m.id, m.username from identity.member m where m.id = any(${[...ids]}::int[])`,
    );
  }
}
