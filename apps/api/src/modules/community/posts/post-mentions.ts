import { Injectable } from '@nestjs/common';
import { ownerToken, roleToken } from '../../../platform/audiences/tokens.ts';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { Mentions } from '../../identity/index.ts';
import { boardAudience } from '../rights/audiences.ts';
import type { BoardRights } from '../rights/policies.ts';

/** Where a post stands: what opens its board, and whose topic it is. */
interface Place extends BoardRights {
  isTicket: boolean;
  authorId: number;
}

/** A ticket is for its author and administrators alone (decisions 21). */
const readersOf = (place: Place): string[] =>
  place.isTicket ? [ownerToken(place.authorId), roleToken('admin')] : boardAudience(place);

/** Mentions in topics, comments and replies. */
@Injectable()
export class PostMentions {
  constructor(private readonly mentions: Mentions) {}

  /**
   * The text with the mentions that may stand in it there: of members who may read the topic.
   * @throws {Refusal} `invalid` for too many
   */
  link<T extends Pick<CleanText, 'content' | 'excerpt'>>(text: T, place: Place, excerptLength: number): Promise<T> {
    return this.mentions.link(text, { tokens: readersOf(place), excerptLength });
  }
}
