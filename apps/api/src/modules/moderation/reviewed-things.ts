import { Injectable } from '@nestjs/common';
import type { moderation } from '@lyceum/contracts';
import { laterPosition, type Position, type Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { ReportedEvents } from '../calendar/index.ts';
import { ReportedPosts } from '../community/index.ts';
import { ReportedGroups } from '../groups/index.ts';
import { ReportedMembers } from '../identity/index.ts';

/** Something that can be reported. */
export interface ThingRef {
  kind: moderation.ReportedKind;
  id: number;
}

type Within = { viewer: MemberViewer; tx: Repeatable; reason: string };

/** What a decision did in its transaction. `told` runs after the commit. */
interface Carried {
  position: Position | null;
  told?: () => void;
}

type About = { kind: moderation.ReportedKind; thing_id: number };
const idsOf = (things: readonly About[], kind: moderation.ReportedKind): number[] =>
  things.filter((thing) => thing.kind === kind).map((thing) => thing.thing_id);

/** What members report, read and changed by the modules that own it, with the viewer's rights. */
@Injectable()
export class ReviewedThings {
  constructor(
    private readonly posts: ReportedPosts,
    private readonly members: ReportedMembers,
    private readonly groups: ReportedGroups,
    private readonly events: ReportedEvents,
  ) {}

  /**
   * The member behind a thing: the author of a post, the founder of a group or an event, or the member.
   * @throws {Refusal} `missing` if the viewer may not see the thing, or a post is deleted.
   */
  authorOf(viewer: MemberViewer, { kind, id }: ThingRef): Promise<number> {
    switch (kind) {
      case 'member':
        return this.members.authorOf(viewer, id);
      case 'group':
        return this.groups.authorOf(viewer, id);
      case 'event':
        return this.events.authorOf(viewer, id);
      default:
        return this.posts.authorOf(viewer, { kind, id });
    }
  }

  /** Those of the things that the viewer may see. The function returns undefined for the others. */
  async among(viewer: MemberViewer, things: readonly About[]) {
    const [topic, comment, member, group, event] = await Promise.all([
      this.posts.among(viewer, 'topic', idsOf(things, 'topic')),
      this.posts.among(viewer, 'comment', idsOf(things, 'comment')),
      this.members.among(viewer, idsOf(things, 'member')),
      this.groups.among(viewer, idsOf(things, 'group')),
      this.events.among(viewer, idsOf(things, 'event')),
    ]);
    const found = { topic, comment, member, group, event };
    return ({ kind, thing_id }: About): moderation.ReviewedThing | undefined => found[kind].get(thing_id);
  }

  /** As {@link among}, without the texts of posts. The function returns whether the viewer may see a thing. */
  async visible(viewer: MemberViewer, things: readonly About[]): Promise<(thing: About) => boolean> {
    const [topic, comment, others] = await Promise.all([
      this.posts.visible(viewer, 'topic', idsOf(things, 'topic')),
      this.posts.visible(viewer, 'comment', idsOf(things, 'comment')),
      this.among(
        viewer,
        things.filter(({ kind }) => kind !== 'topic' && kind !== 'comment'),
      ),
    ]);
    const posts = { topic, comment };
    return (thing) =>
      thing.kind === 'topic' || thing.kind === 'comment'
        ? posts[thing.kind].has(thing.thing_id)
        : others(thing) !== undefined;
  }

  /** The decisions that the viewer may take about a thing that they may see. */
  async decisionsFor(viewer: MemberViewer, { kind, id }: ThingRef): Promise<moderation.ReviewDecision[]> {
    switch (kind) {
      case 'member':
        return ['kept', 'suspended'];
      case 'group':
        return (await this.groups.mayRemove(viewer, id)) ? ['kept', 'removed'] : ['kept'];
      case 'event':
        return (await this.events.mayRemove(viewer, id)) ? ['kept', 'removed'] : ['kept'];
      default:
        return ['kept', 'removed', 'suspended'];
    }
  }

  /** Deletes the post, cancels the event or closes the group. Nothing for what is gone already. */
  async remove({ kind, id }: ThingRef, within: Within): Promise<Carried> {
    switch (kind) {
      case 'member':
        return { position: null };
      case 'group':
        return this.groups.remove(id, within);
      case 'event':
        return this.events.remove(id, within);
      default:
        return { position: await this.posts.remove({ kind, id }, within) };
    }
  }

  /** Suspends the member behind a thing, and removes a post. */
  async suspend(thing: ThingRef, who: { memberId: number; until: string | null }, within: Within): Promise<Carried> {
    const removed = await this.remove(thing, within);
    const { position, told } = await this.members.suspend(who.memberId, who.until, within);
    return { position: laterOf(removed.position, position), told };
  }
}

/** The later of two positions, of which either may be missing. */
export const laterOf = (one: Position | null, other: Position | null): Position | null =>
  one && other ? laterPosition(one, other) : (one ?? other);
