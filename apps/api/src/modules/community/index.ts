/** What other modules may use of the community: its commands, its public events, and what a viewer may see or hear. */
export type { CommentPosted } from './comments/comment.events.ts';
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
export { AnswerPoll } from './polls/poll.commands.ts';
export { CommunityFigures } from './console/figures.ts';
export { CommunityModule } from './community.module.ts';
export type { TopicPosted } from './topics/topic.events.ts';
export { type HeldBack, TopicRelease } from './topics/topic.release.ts';
export { TopicFollowers } from './feed/topic-followers.ts';
export { VisibleTopics } from './rights/visible-topics.ts';
