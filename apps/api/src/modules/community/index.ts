/** What other modules may use of the community: its commands, its public events, and what a viewer may see or hear. */
export type { CommentPosted } from './comment.events.ts';
export { CommunityChannels } from './community.channels.ts';
export {
  AcceptAnswer,
  CreateBoard,
  Introduce,
  LikePost,
  OfferIntroduction,
  PostComment,
  PostTopic,
  SetSticky,
  SetTicketStatus,
  SetTopicStatus,
  TellBirthday,
} from './community.commands.ts';
export { AnswerPoll } from './poll.commands.ts';
export { CommunityFigures } from './community.figures.ts';
export { ConsoleQueries } from './console.queries.ts';
export { CommunityModule } from './community.module.ts';
export type { TopicPosted } from './topic.events.ts';
export { type HeldBack, TopicRelease } from './topic.release.ts';
export { TopicFollowers } from './topic-followers.ts';
export { VisibleTopics } from './visible-topics.ts';
