import { Injectable } from '@nestjs/common';
import type { SearchModel } from '@lyceum/contracts/search/amounts';
import type { DomainEvent, Recorded } from '@lyceum/kernel';
import type { Sql } from 'sql-template-tag';
import type { Viewer } from '../http/viewer.ts';

/** Of a document by itself, not of one of its parts. */
export const WHOLE = 0;

type Moment = Date | string;

/**
 * What an event changes of what can be found. A document is one thing that a search shows; its parts (the comments of a topic) are
 * found like itself and shown as the document.
 */
export type Change =
  /** `audience`: the tokens that open it, of which one is enough. `withheld`: why it is there for its `owners` alone, if it is. */
  | {
      is: 'written';
      id: number;
      title: string;
      body: string;
      at: Moment;
      audience: readonly string[];
      owners?: readonly string[];
      withheld?: readonly string[];
    }
  /** It has the rights and the date of its document. `under`: the part that it goes and comes back with. */
  | { is: 'added'; id: number; part: number; under: number | null; body: string }
  | { is: 'reworded'; id: number; part: number; title: string; body: string }
  | { is: 'dated'; id: number; at: Moment }
  | { is: 'opened'; id: number; audience: readonly string[] }
  /** For one reason more, or no longer for this one. */
  | { is: 'withheld' | 'given'; id: number; reason: string }
  /** With all that stands under it. */
  | { is: 'hidden' | 'shown'; id: number; part: number }
  /** Found by nobody before that moment; null for ever. */
  | { is: 'away'; id: number; until: string | null }
  | { is: 'back'; id: number };

/** What was found: the document, and the part that matched best. */
export interface Hit {
  id: number;
  part: number;
}

type Documents<E extends DomainEvent> = {
  [T in E['type']]?: (
    event: Omit<Recorded<E>, 'data'> & { data: Extract<E, { type: T }>['data'] },
  ) => Change | readonly Change[];
};

/** One kind of things that a module has found. */
export interface SearchOffer<E extends DomainEvent = DomainEvent> {
  model: SearchModel;
  /** Whether there is any of it now, where a plugin brings it: of what is not there nothing is counted either. */
  isThere?(): Promise<boolean>;
  /** Raised when the same events should lead to other documents: the next start makes them anew. */
  version?: number;
  /** Pure: from the event alone. */
  documents: Documents<E>;
  /**
   * What is shown of each hit, by id. It asks the module's own policies once more, so that a document that is a moment behind
   * shows nothing that the module's reads would not.
   */
  show(viewer: Viewer, hits: readonly Hit[]): Promise<Map<number, object>>;
}

/** With whom a viewer has a conversation: what the module that keeps them knows of members who are found. */
export interface KnownConversations {
  /** Whether the viewer has one with the member of this id; of nobody where there are no conversations. */
  has(viewer: Viewer, memberId: Sql): Promise<Sql>;
  /** The thread with each of those with whom they have one. */
  threads(viewer: Viewer, memberIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

type MatchingParts = (model: SearchModel, text: string) => Sql | null;

/** What can be searched. Each module offers its own; a kind that nobody offers is found nowhere. */
@Injectable()
export class SearchOffers {
  private readonly offered = new Map<SearchModel, SearchOffer>();
  private known: KnownConversations | null = null;
  private matching: MatchingParts | null = null;

  /** The search says how parts of documents are looked for by words. */
  findsParts(matching: MatchingParts): void {
    this.matching = matching;
  }

  /**
   * The ids and parts of the documents of a kind that say what a text asks for, as a subselect of two columns. Rights are not looked
   * at. Null where the text holds no word.
   */
  partsThatSay(model: SearchModel, text: string): Sql | null {
    if (!this.matching) throw new Error('There is no search');
    return this.matching(model, text);
  }

  /** Part 2 §7: `inbox=has_conversation`. Before anybody says so, nobody has a conversation. */
  narrowsByConversation(known: KnownConversations): void {
    if (this.known) throw new Error('conversations narrow the search twice');
    this.known = known;
  }

  get conversations(): KnownConversations | null {
    return this.known;
  }

  offers<E extends DomainEvent>(offer: SearchOffer<E>): void {
    if (this.offered.has(offer.model)) throw new Error(`${offer.model} are offered to the search twice`);
    this.offered.set(offer.model, offer as unknown as SearchOffer);
  }

  get all(): readonly SearchOffer[] {
    return [...this.offered.values()];
  }

  of(model: SearchModel): SearchOffer | null {
    return this.offered.get(model) ?? null;
  }
}
