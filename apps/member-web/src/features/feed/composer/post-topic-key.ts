/** Mutation key for posting a topic. Events about the member's own new topic are ignored while it is pending. */
export const postTopicKey = ['post-topic'] as const;
