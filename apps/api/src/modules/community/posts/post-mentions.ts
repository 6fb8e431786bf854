import { Injectable } from '@nestjs/common';
import { ownerToken, roleToken } from '../../../platform/audiences/tokens.ts';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { Mentions } from '../../identity/index.ts';
import { boardAudience } from '../rights/audiences.ts';
import type { BoardRights } from '../rights/policies.ts';

/** The board rights and the author of the topic that a post belongs to. */
interface Place extends BoardRights {
  isTicket: boolean;
  authorId: number;
}

/** Only its author and administrators can read a ticket (decisions 21). */
const readersOf = (place: Place): string[] =>
  place.isTicket ? [ownerToken(place.authorId), roleToken('admin')] : boardAudience(place);

/** Links mentions in topics, comments and replies. */
@Injectable()
export class PostMentions {
  constructor(private readonly mentions: Mentions) {}

  /**
   * Returns the text with links for the mentioned members who may read the topic.
   * @throws {Refusal} `invalid` if the text has too many mentions.
   */
  link<T extends Pick<CleanText, 'content' | 'excerpt'>>(text: T, place: Place, excerptLength: number): Promise<T> {
    return this.mentions.link(text, { tokens: readersOf(place), excerptLength });
  }
}
