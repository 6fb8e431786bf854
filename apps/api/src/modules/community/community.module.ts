import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { MemberFields } from '../../platform/records/member-fields.ts';
import { PublicAddresses } from '../discovery/index.ts';
import { GifsModule } from '../gifs/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { ReactionsModule } from '../reactions/index.ts';
import { RelationsModule } from '../relations/index.ts';
import { BoardAudiences } from './rights/audiences.ts';
import { BoardSearch } from './search/board.search.ts';
import { TopicSearch } from './search/topic.search.ts';
import { TellBirthdayHandler } from './introductions/birthday.handlers.ts';
import { BirthdayJob } from './introductions/birthday.job.ts';
import { BoardPictures } from './boards/board.pictures.ts';
import { boardEvents } from './boards/board.events.ts';
import { ChangeBoardHandler, CreateBoardHandler, PlaceBoardsHandler } from './boards/board.handlers.ts';
import { KeepPlaceBoardHandler } from './boards/place-board.handler.ts';
import { BoardMarks } from './boards/board.marks.ts';
import { BoardOrdering } from './boards/board.ordering.ts';
import { BoardQueries } from './boards/board.queries.ts';
import { Helpdesk } from './boards/helpdesk.ts';
import { BoardsController } from './boards/boards.controller.ts';
import { commentEvents } from './comments/comment.events.ts';
import { DeleteCommentHandler, EditCommentHandler, RestoreCommentHandler } from './comments/comment-change.handlers.ts';
import { PostCommentHandler } from './comments/comment-post.handler.ts';
import { CommentQueries } from './comments/reading/comment.queries.ts';
import { CommentsController } from './comments/comments.controller.ts';
import { CommunityChannels } from './rights/channels.ts';
import { CommunityFacts } from './rights/facts.ts';
import { CommunityFigures } from './console/figures.ts';
import { CommunityLive } from './community.live.ts';
import { CommunityScreens } from './community.screens.ts';
import { commentPersonal } from './comments/comment.personal.ts';
import { pollPersonal } from './polls/poll.personal.ts';
import { topicPersonal } from './topics/topic.personal.ts';
import { boardRows } from './boards/board.rows.ts';
import { commentRows } from './comments/comment.rows.ts';
import { likeRows } from './posts/likes/like.rows.ts';
import { topicRows } from './topics/topic.rows.ts';
import { CommentAnswers } from './comments/reading/comment.answers.ts';
import { BoardsAdminController } from './console/boards.admin.controller.ts';
import { TopicRevisions } from './topics/reading/topic.revisions.ts';
import { EditPollHandler } from './topics/changes/poll-edit.handler.ts';
import { ConsoleController } from './console/console.controller.ts';
import { ConsoleQueries } from './console/console.queries.ts';
import { MemberPosts } from './console/member-posts.ts';
import { MemberPostsController } from './console/member-posts.controller.ts';
import { MemberPostQueries } from './console/member-posts.queries.ts';
import { WordMatchQueries } from './console/word-matches.ts';
import { HeldPlaces } from './console/held-places.ts';
import { ReportedPosts } from './console/reported-posts.ts';
import { boardAddresses, topicAddresses } from './rights/readable.ts';
import { feed } from './feed/feed.projection.ts';
import {
  DismissIntroductionHandler,
  IntroduceHandler,
  OfferIntroductionHandler,
} from './introductions/introduction.handlers.ts';
import { IntroductionJob } from './introductions/introduction.job.ts';
import { IntroductionOffers } from './introductions/introduction.offers.ts';
import { IntroductionQueries } from './introductions/introduction.queries.ts';
import { IntroductionsController } from './introductions/introductions.controller.ts';
import { likeEvents } from './posts/likes/like.events.ts';
import { MentionNotifications } from './notifications/mention-notifications.ts';
import { PostScreening } from './posts/screening/post-screening.ts';
import { PostReactions } from './posts/reactions/post-reactions.ts';
import { PostMentions } from './posts/post-mentions.ts';
import { PostNotifications } from './notifications/post-notifications.ts';
import { TopicNotifications } from './notifications/topic-notifications.ts';
import { LikePostHandler } from './posts/likes/like.handler.ts';
import { PollDrafts } from './polls/posting/poll.drafts.ts';
import { pollEvents, pollResponseEvents } from './polls/poll.events.ts';
import { PollFactsReader } from './polls/poll.facts.ts';
import { AddPollOptionHandler, RemovePollOptionHandler } from './polls/poll.handlers.ts';
import { PollPosting } from './polls/posting/poll.posting.ts';
import { PollQueries } from './polls/poll.queries.ts';
import { AnswerPollHandler, WithdrawPollAnswerHandler } from './polls/responses/poll-response.handlers.ts';
import { pollRows } from './polls/poll.rows.ts';
import { PollsController } from './polls/polls.controller.ts';
import { topicEvents } from './topics/topic.events.ts';
import { PostFiles } from './attachments/post-files.ts';
import { UpdatePostHandler } from './topics/changes/post-update.handler.ts';
import { PostsController } from './topics/posts.controller.ts';
import { RevisionQueries } from './posts/revision.queries.ts';
import { TopicActionsController } from './topics/topic-actions.controller.ts';
import {
  AcceptAnswerHandler,
  DeleteTopicHandler,
  ReleaseTopicHandler,
  RestoreTopicHandler,
  SetStickyHandler,
  SetTicketStatusHandler,
  SetTopicStatusHandler,
} from './topics/changes/topic-change.handlers.ts';
import { EditTopicHandler } from './topics/changes/topic-edit.handler.ts';
import { TopicAnswers } from './topics/reading/topic.answers.ts';
import { PostTopicHandler } from './topics/topic.handlers.ts';
import { TopicRelease } from './topics/topic.release.ts';
import { TopicFollowers } from './topics/reading/topic-followers.ts';
import { TopicMarks } from './topics/reading/topic.marks.ts';
import { TopicPreviews } from './feed/topic.previews.ts';
import { TopicQueries } from './topics/reading/topic.queries.ts';
import { TopicsController } from './topics/topics.controller.ts';
import { ActivityController } from './comments/activity.controller.ts';
import { ActivityQueries } from './comments/reading/activity.queries.ts';
import { NewcomerMarks } from './newcomers/newcomer.marks.ts';
import { NewcomersController } from './newcomers/newcomers.controller.ts';
import { LinksModule } from '../links/index.ts';
import { LinkPreviews } from './previews/link-previews.ts';
import { LinkPreviewsController } from './previews/link-previews.controller.ts';
import { Suggestions } from './newcomers/suggestions.ts';
import { tagEvents } from './tags/tag.events.ts';
import { TagEffects } from './tags/tag.effects.ts';
import { tagPersonal } from './tags/tag.personal.ts';
import { Tags } from './tags/tags.ts';
import { TagsController } from './tags/tags.controller.ts';
import { WRITTEN, written } from './feed/written.ts';
import { Welcome } from './feed/welcome.ts';
import { WelcomeController } from './feed/welcome.controller.ts';
import { VisibleTopics } from './rights/visible-topics.ts';
import { CommunityScores } from './community.scores.ts';

/** Boards, topics, comments, likes, polls and introductions. */
@Module({
  imports: [
    GifsModule,
    IdentityModule,
    LinksModule,
    MediaModule,
    NotificationsModule,
    ReactionsModule,
    RelationsModule,
  ],
  controllers: [
    ...[BoardsController, BoardsAdminController, TopicsController, TopicActionsController],
    ...[CommentsController, PostsController, ConsoleController, PollsController, IntroductionsController],
    ...[WelcomeController, MemberPostsController, TagsController, NewcomersController, ActivityController],
    LinkPreviewsController,
  ],
  providers: [
    ...[CreateBoardHandler, ChangeBoardHandler, PlaceBoardsHandler, KeepPlaceBoardHandler],
    ...[
      PostTopicHandler,
      EditTopicHandler,
      UpdatePostHandler,
      SetTopicStatusHandler,
      SetStickyHandler,
      SetTicketStatusHandler,
      DeleteTopicHandler,
    ],
    ...[RestoreTopicHandler, AcceptAnswerHandler, ReleaseTopicHandler],
    ...[PostCommentHandler, EditCommentHandler, DeleteCommentHandler, RestoreCommentHandler, LikePostHandler],
    ...[AnswerPollHandler, WithdrawPollAnswerHandler, EditPollHandler, AddPollOptionHandler, RemovePollOptionHandler],
    ...[OfferIntroductionHandler, IntroduceHandler, DismissIntroductionHandler],
    ...[IntroductionQueries, IntroductionOffers, IntroductionJob, TellBirthdayHandler, BirthdayJob],
    ...[PollFactsReader, PollDrafts, PollPosting, PollQueries],
    ...[
      BoardQueries,
      BoardMarks,
      TopicQueries,
      TopicPreviews,
      CommentQueries,
      RevisionQueries,
      ConsoleQueries,
      TopicAnswers,
      TopicRevisions,
      CommentAnswers,
      TopicMarks,
    ],
    ...[CommunityFacts, CommunityChannels, CommunityFigures, CommunityLive, CommunityScreens, CommunityScores],
    ...[PostFiles, BoardPictures, MemberPosts, MemberPostQueries, ReportedPosts, HeldPlaces, WordMatchQueries],
    ...[BoardAudiences, BoardOrdering, BoardSearch, Helpdesk, TopicSearch],
    ...[Welcome, Tags, TagEffects, NewcomerMarks, Suggestions, ActivityQueries, LinkPreviews],
    ...[PostMentions, PostReactions, PostScreening],
    ...[VisibleTopics, TopicFollowers, MentionNotifications, TopicNotifications, PostNotifications, TopicRelease],
  ],
  exports: [Helpdesk, HeldPlaces, PostScreening, ReportedPosts],
})
export class CommunityModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly fields: MemberFields,
    private readonly addresses: PublicAddresses,
  ) {}

  onModuleInit(): void {
    this.addresses.offer({ name: 'topics', before: '/conversations/', rows: topicAddresses });
    this.addresses.offer({ name: 'boards', before: '/boards/', rows: boardAddresses });
    this.fields.count(WRITTEN, written);
    this.kernel.events(
      {
        ...boardEvents,
        ...topicEvents,
        ...commentEvents,
        ...likeEvents,
        ...pollEvents,
        ...pollResponseEvents,
        ...tagEvents,
      },
      { personal: { ...topicPersonal, ...commentPersonal, ...pollPersonal, ...tagPersonal } },
    );
    this.kernel.project(boardRows, topicRows, commentRows, likeRows, pollRows, feed);
  }
}
