import { Injectable } from '@nestjs/common';
import type { DomainEvent, Recorded } from '@lyceum/kernel';
import type { MemberViewer } from '../http/viewer.ts';

/** Something that members do, or that happens to what is theirs, which the community's rules may give points for. */
export interface Deed {
  /** In English and Dutch: what is said of each point. */
  says: readonly [en: string, nl: string];
  /** What the console begins with, before anybody has published rules: never without a daily cap, so that nothing can be farmed. */
  proposed: { points: number; most_per_day: number };
}

/** What one event says of deeds. `thing` is what was done, so that the same is never counted twice: the comment, the post that is liked. */
export type Move =
  | { is: 'done'; deed: string; member: number; thing: string }
  /** It counts no more; of one member where it is theirs, else of all of whom it was. */
  | { is: 'undone'; deed: string; thing: string; member?: number }
  /** What was undone counts again. */
  | { is: 'back'; deed: string; thing: string }
  /** By the clocks of which zone a member's days begin from now on. */
  | { is: 'zone'; member: number; zone: string }
  /** Nothing is known of them any more. */
  | { is: 'left'; member: number };

type Moves<E extends DomainEvent> = {
  [T in E['type']]?: (
    event: Omit<Recorded<E>, 'data'> & { data: Extract<E, { type: T }>['data'] },
  ) => Move | readonly Move[];
};

export interface ScoreOffer<E extends DomainEvent = DomainEvent> {
  deeds: Readonly<Record<string, Deed>>;
  /** Pure: from the event alone, and from none of its sealed fields. */
  moves: Moves<E>;
}

/** What a thing that scored is called, and where it is. */
export interface NamedThing {
  id: number;
  title: string;
  path: string;
}

/** Of these ids, those that are there for the viewer now. */
type Names = (viewer: MemberViewer, ids: readonly number[]) => Promise<readonly NamedThing[]>;

/** What may score. Each module offers its own deeds, and says which of its events are one. */
@Injectable()
export class ScoreOffers {
  private readonly offered: ScoreOffer[] = [];
  private readonly names = new Map<string, Names>();
  readonly deeds = new Map<string, Deed>();

  offers<E extends DomainEvent>(offer: ScoreOffer<E>): void {
    for (const [key, deed] of Object.entries(offer.deeds)) {
      if (this.deeds.has(key)) throw new Error(`the deed ${key} is offered twice`);
      this.deeds.set(key, deed);
    }
    this.offered.push(offer as unknown as ScoreOffer);
  }

  /** Says what the things of a deed are. Their `thing` begins with an id, which nothing but a colon follows. */
  namesThings(deed: string, names: Names): void {
    if (this.names.has(deed)) throw new Error(`the things of ${deed} are named twice`);
    this.names.set(deed, names);
  }

  /** In the order that they are asked in; null where a deed names nothing, or nothing that the viewer may know of now. */
  async named(
    viewer: MemberViewer,
    of: readonly { deed: string; thing: string }[],
  ): Promise<(Omit<NamedThing, 'id'> | null)[]> {
    const idOf = ({ thing }: { thing: string }) => Number(thing.split(':', 1)[0]);
    const asked = [...new Set(of.map(({ deed }) => deed))].filter((deed) => this.names.has(deed));
    const found = await Promise.all(
      asked.map(async (deed) => {
        const ids = of.filter((each) => each.deed === deed).map(idOf);
        const things = await this.names.get(deed)!(viewer, [...new Set(ids)]);
        return things.map(({ id, title, path }) => [`${deed} ${id}`, { title, path }] as const);
      }),
    );
    const byThing = new Map(found.flat());
    return of.map((each) => byThing.get(`${each.deed} ${idOf(each)}`) ?? null);
  }

  get types(): string[] {
    return [...new Set(this.offered.flatMap(({ moves }) => Object.keys(moves)))];
  }

  movesOf(event: Recorded): Move[] {
    return this.offered.flatMap(({ moves }) => {
      const move = (moves as Record<string, (event: Recorded) => Move | readonly Move[]>)[event.type];
      return move ? [move(event)].flat() : [];
    });
  }
}
