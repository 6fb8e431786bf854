import { Injectable } from '@nestjs/common';
import { linkMentions, type Mentionable, MENTIONS_MAX, mentionedIn, wantedMentions } from '@lyceum/editor/mentions';
import { excerptOf, withoutQuotes } from '@lyceum/editor/sanitize';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { identityText } from '../identity.texts.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';

/** The limit of names to look up in one text. Further names stay plain text. */
const LOOKED_UP_MAX = 200;

interface Readers {
  /** Members with one of these tokens may read the text, and may be mentioned in it. */
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
   * Links the mentions in a sanitised text, under the members' current names. Only members who may read the text get a
   * link. All other names stay plain text, so that the text does not reveal which members exist.
   * @throws {Refusal} `invalid` at `content` beyond `MENTIONS_MAX` members. Quotes of other posts do not count.
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

  /** The current usernames of these members. Unknown ids are left out. */
  namesOf(ids: readonly number[]): Promise<Mentionable[]> {
    return run<Mentionable & Record<string, unknown>>(
      this.kernel.db.reads,
      sql`select m.id, m.username from identity.member m where m.id = any(${[...ids]}::int[])`,
    );
  }
}
