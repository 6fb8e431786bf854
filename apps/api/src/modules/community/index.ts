/** What other modules may use of the community: its commands, its public events, and what a viewer may see or hear. */
export type { CommentEvent } from './comment.events.ts';
export { CommunityChannels } from './community.channels.ts';
export { CreateBoard, LikePost, PostComment, PostTopic, SetTopicStatus } from './community.commands.ts';
export { CommunityModule } from './community.module.ts';
export { VisibleTopics } from './visible-topics.ts';
