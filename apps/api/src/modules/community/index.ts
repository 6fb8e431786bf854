/** What other modules may use of the community: its commands, its public events, and what a viewer may see or hear. */
export type { CommentPosted } from './comments/comment.events.ts';
export { CommunityChannels } from './rights/channels.ts';
export { AcceptAnswer, PostTopic, SetSticky, SetTicketStatus, SetTopicStatus } from './topics/topic.commands.ts';
export { CreateBoard } from './boards/board.commands.ts';
export { Introduce, OfferIntroduction, TellBirthday } from './introductions/introduction.commands.ts';
export { LikePost } from './posts/likes/like.commands.ts';
export { PostComment } from './comments/comment.commands.ts';
export { AnswerPoll } from './polls/poll.commands.ts';
export { CommunityFigures } from './console/figures.ts';
export { ConsoleQueries } from './console/console.queries.ts';
export { CommunityModule } from './community.module.ts';
export type { TopicPosted } from './topics/topic.events.ts';
export { type HeldBack, TopicRelease } from './topics/topic.release.ts';
export { TopicFollowers } from './topics/reading/topic-followers.ts';
export { VisibleTopics } from './rights/visible-topics.ts';
