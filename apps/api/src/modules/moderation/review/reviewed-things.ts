import { Injectable } from '@nestjs/common';
import type { moderation } from '@lyceum/contracts';
import { type Position, Refusal, type Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { ReportedEvents } from '../../calendar/index.ts';
import { type PostRef, ReportedPosts } from '../../community/index.ts';
import { ReportedGroups } from '../../groups/index.ts';
import { ReportedMembers, Sanctions } from '../../identity/index.ts';
import { laterOf } from '../decisions/decisions.ts';
import { moderationText } from '../moderation.texts.ts';
import { AppealedDecisions } from './appeals.ts';
import { HeldPosts } from './held-posts.ts';

type Kind = moderation.ReviewedKind;

/** Something that can be reported. */
export interface ThingRef {
  kind: Kind;
  id: number;
}

/** `decisionId` is the decision that the author reads, if there is one. */
export type Within = { viewer: MemberViewer; tx: Repeatable; reason: string; decisionId?: number };

/** What a decision did in its transaction. `told` runs after the commit. */
interface Carried {
  position: Position | null;
  told?: () => void;
}

/** Things of one kind, from the module that owns them. All reads apply the viewer's rights. */
interface Source {
  /**
   * The member behind a thing: the author of a post, the founder of a group or an event, or the member.
   * @throws {Refusal} `missing` if the viewer may not see the thing, or a post is deleted.
   */
  authorOf(viewer: MemberViewer, id: number): Promise<number>;
  visible(viewer: MemberViewer, ids: readonly number[]): Promise<ReadonlySet<number>>;
  among(viewer: MemberViewer, ids: readonly number[]): Promise<ReadonlyMap<number, moderation.ReviewedThing>>;
  /** The decisions that the viewer may take about a thing that they may see. */
  decisionsFor(viewer: MemberViewer, id: number): Promise<moderation.ReviewDecision[]>;
  /** Deletes the post, cancels the event or closes the group. Members have none: they are suspended. */
  remove?(id: number, within: Within): Promise<Carried>;
  /** Publishes a held post, lets a hidden post appear again, or lets the appealed decision stand. */
  keep?(id: number, within: Within): Promise<Carried>;
  /** Undoes the appealed decision. */
  grant?(id: number, within: Within): Promise<Carried>;
}

type About = { kind: Kind; thing_id: number };

/** What members report, read and changed by the modules that own it. */
@Injectable()
export class ReviewedThings {
  private readonly sources: Record<Kind, Source>;

  constructor(
    posts: ReportedPosts,
    private readonly members: ReportedMembers,
    groups: ReportedGroups,
    events: ReportedEvents,
    held: HeldPosts,
    appeals: AppealedDecisions,
    private readonly sanctions: Sanctions,
  ) {
    this.sources = {
      topic: postsOf(posts, 'topic'),
      comment: postsOf(posts, 'comment'),
      member: members,
      group: groups,
      event: events,
      held,
      appeal: appeals.sourceWithin((viewer, things) => this.visible(viewer, things)),
    };
  }

  of(kind: Kind): Source {
    return this.sources[kind];
  }

  /** Those of the things that the viewer may see. The function returns undefined for the others. */
  async among(viewer: MemberViewer, things: readonly About[]) {
    const found = await this.byKind(things, (source, ids) => source.among(viewer, ids));
    return ({ kind, thing_id }: About): moderation.ReviewedThing | undefined => found.get(kind)?.get(thing_id);
  }

  /** As {@link among}, without the texts. The function returns whether the viewer may see a thing. */
  async visible(viewer: MemberViewer, things: readonly About[]): Promise<(thing: About) => boolean> {
    const found = await this.byKind(things, (source, ids) => source.visible(viewer, ids));
    return ({ kind, thing_id }) => found.get(kind)?.has(thing_id) ?? false;
  }

  /** Carries a decision out, in the transaction that records it. `author` is the member behind the thing. */
  async carryOut(
    { kind, id }: ThingRef,
    { decision, until, author }: { decision: moderation.ReviewDecision; until: string | null; author: number },
    within: Within,
  ): Promise<Carried> {
    if (decision === 'kept') return (await this.of(kind).keep?.(id, within)) ?? { position: null };
    if (decision === 'granted') return (await this.of(kind).grant?.(id, within)) ?? { position: null };
    const removed = (await this.of(kind).remove?.(id, within)) ?? { position: null };
    if (decision === 'removed') return removed;
    const { position, told } = await this.sanction(author, decision, until, within);
    return { position: laterOf(removed.position, position), told };
  }

  private async sanction(
    author: number,
    decision: 'warned' | 'silenced' | 'suspended',
    until: string | null,
    within: Within,
  ): Promise<Carried> {
    if (decision === 'suspended') return this.members.suspend(author, until, within);
    const told = () => this.sanctions.told(author);
    if (decision === 'warned') {
      return { position: await this.sanctions.warn(author, within.decisionId!, within), told };
    }
    if (until === null) throw Refusal.invalid('until', moderationText('silence.until'));
    return { position: await this.sanctions.silence(author, until, within), told };
  }

  private async byKind<T>(things: readonly About[], read: (source: Source, ids: number[]) => Promise<T>) {
    const kinds = [...new Set(things.map(({ kind }) => kind))];
    const found = kinds.map(async (kind): Promise<[Kind, T]> => {
      const ids = things.filter((thing) => thing.kind === kind).map(({ thing_id }) => thing_id);
      return [kind, await read(this.of(kind), ids)];
    });
    return new Map(await Promise.all(found));
  }
}

const postsOf = (posts: ReportedPosts, kind: PostRef['kind']): Source => ({
  authorOf: (viewer, id) => posts.authorOf(viewer, { kind, id }),
  visible: (viewer, ids) => posts.visible(viewer, kind, ids),
  among: (viewer, ids) => posts.among(viewer, kind, ids),
  decisionsFor: () => Promise.resolve(['kept', 'removed', 'warned', 'silenced', 'suspended']),
  remove: async (id, within) => ({ position: await posts.remove({ kind, id }, within) }),
  keep: async (id, within) => ({ position: await posts.unhide({ kind, id }, within) }),
});
