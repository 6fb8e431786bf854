import type { community } from '@lyceum/contracts';
import { type Executed, type Kernel, Refusal } from '@lyceum/kernel';
import type { Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import type { Made } from '../../posts/given.ts';
import type { SetTopicStatus } from '../topic.commands.ts';
import { type CommunityFacts, type TopicFacts } from '../../rights/facts.ts';
import { topicToChange } from '../../rights/preconditions.ts';
import { topicPermissions } from '../../rights/policies.ts';
import { givenMeta } from '../../../../platform/http/given-meta.ts';
import { type TopicCommand, topicDecider, type TopicState, topicStream } from '../topic.decider.ts';
import type { Text } from '../../../../platform/texts/texts.ts';

export type Given = SetTopicStatus['given'];
type Prepare = () => Promise<{ command: TopicCommand; require?: Sql[] }>;

/** Shared base of the commands that change one topic. They lock its row first, because other streams rely on it. */
export abstract class TopicChange {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: CommunityFacts,
  ) {}

  protected async change(topicId: number, given: Given, prepare: Prepare): Promise<Made> {
    const { position } = await this.changed(topicId, given, prepare);
    return { id: topicId, position };
  }

  protected changed(topicId: number, given: Given, prepare: Prepare): Promise<Executed<TopicState>> {
    return this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      tx: given.tx,
      prepare: async () => {
        const { command, require = [] } = await prepare();
        return { command, require: [topicToChange(topicId), ...require] };
      },
    });
  }

  /**
   * Returns the topic if the viewer has the right on it.
   * @throws {Refusal} `forbidden` otherwise.
   */
  protected async allowed(
    viewer: MemberViewer,
    topicId: number,
    right: community.TopicPermission,
    refusal: Text,
  ): Promise<TopicFacts> {
    const topic = await this.facts.topic(viewer, topicId);
    const rights = topicPermissions(viewer, topic.authorId === viewer.id, topic.status === 'closed');
    if (!rights.includes(right)) throw new Refusal('forbidden', refusal);
    return topic;
  }
}
