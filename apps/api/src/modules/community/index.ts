/** The public API of the community module. */
export { CreateBoard, KeepPlaceBoard, type PlaceBoard } from './boards/board.commands.ts';
export { Helpdesk } from './boards/helpdesk.ts';
export { PostComment } from './comments/comment.commands.ts';
export { CommunityModule } from './community.module.ts';
export { HeldPlaces } from './console/held-places.ts';
export { type PostRef, ReportedPosts } from './console/reported-posts.ts';
export { Introduce, OfferIntroduction, TellBirthday } from './introductions/introduction.commands.ts';
export { AnswerPoll } from './polls/poll.commands.ts';
export { LikePost } from './posts/likes/like.commands.ts';
export { type HeldPost, PostScreening } from './posts/screening/post-screening.ts';
export { AcceptAnswer, PostTopic, SetSticky, SetTicketStatus, SetTopicStatus } from './topics/topic.commands.ts';
export { topicMatches } from './search/topic.filters.ts';
