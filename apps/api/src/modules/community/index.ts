/** What other modules may use of the community. */
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
export { CommunityModule } from './community.module.ts';
