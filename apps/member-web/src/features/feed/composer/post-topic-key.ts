/** What is told of one's own topic while it is being posted waits for the answer. */
export const postTopicKey = ['post-topic'] as const;
