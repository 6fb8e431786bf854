import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { speaksDutch } from '../../http/texts.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { TellBirthdayHandler } from './birthday.handlers.ts';
import { BirthdayJob } from './birthday.job.ts';
import { BoardPictures } from './board.pictures.ts';
import { boardEvents } from './board.events.ts';
import { ChangeBoardHandler, CreateBoardHandler, PlaceBoardsHandler } from './board.handlers.ts';
import { BoardQueries } from './board.queries.ts';
import { BoardsController } from './boards.controller.ts';
import { commentEvents } from './comment.events.ts';
import { DeleteCommentHandler, EditCommentHandler, RestoreCommentHandler } from './comment-change.handlers.ts';
import { PostCommentHandler } from './comment-post.handler.ts';
import { CommentQueries } from './comment.queries.ts';
import { CommentsController } from './comments.controller.ts';
import { CommunityChannels } from './community.channels.ts';
import { CommunityFacts } from './community.facts.ts';
import { CommunityFigures } from './community.figures.ts';
import { CommunityLive } from './community.live.ts';
import { communityDutch } from './community.nl.ts';
import { writtenByMembers } from './community.personal.ts';
import { boardRows, commentRows, likeRows, topicRows } from './community.rows.ts';
import { ConsoleController } from './console.controller.ts';
import { ConsoleQueries } from './console.queries.ts';
import { feed } from './feed.projection.ts';
import { DismissIntroductionHandler, IntroduceHandler, OfferIntroductionHandler } from './introduction.handlers.ts';
import { IntroductionJob } from './introduction.job.ts';
import { IntroductionOffers } from './introduction.offers.ts';
import { IntroductionQueries } from './introduction.queries.ts';
import { IntroductionsController } from './introductions.controller.ts';
import { likeEvents } from './like.events.ts';
import { LikePostHandler } from './like.handler.ts';
import { PollDrafts } from './poll.drafts.ts';
import { pollEvents, pollResponseEvents } from './poll.events.ts';
import { PollFactsReader } from './poll.facts.ts';
import { AddPollOptionHandler, EditPollHandler, RemovePollOptionHandler } from './poll.handlers.ts';
import { PollPosting } from './poll.posting.ts';
import { PollQueries } from './poll.queries.ts';
import { AnswerPollHandler, WithdrawPollAnswerHandler } from './poll-response.handlers.ts';
import { pollRows } from './poll.rows.ts';
import { PollsController } from './polls.controller.ts';
import { topicEvents } from './topic.events.ts';
import { PostFiles } from './post-files.ts';
import { UpdatePostHandler } from './post-update.handler.ts';
import { PostsController } from './posts.controller.ts';
import { RevisionQueries } from './revision.queries.ts';
import { TopicActionsController } from './topic-actions.controller.ts';
import {
  AcceptAnswerHandler,
  DeleteTopicHandler,
  ReleaseTopicHandler,
  RestoreTopicHandler,
  SetStickyHandler,
  SetTicketStatusHandler,
  SetTopicStatusHandler,
} from './topic-change.handlers.ts';
import { EditTopicHandler } from './topic-edit.handler.ts';
import { TopicAnswers } from './topic.answers.ts';
import { PostTopicHandler } from './topic.handlers.ts';
import { TopicRelease } from './topic.release.ts';
import { TopicFollowers } from './topic-followers.ts';
import { TopicMarks } from './topic.marks.ts';
import { TopicPreviews } from './topic.previews.ts';
import { TopicQueries } from './topic.queries.ts';
import { TopicsController } from './topics.controller.ts';
import { VisibleTopics } from './visible-topics.ts';

@Module({
  imports: [IdentityModule, MediaModule],
  controllers: [
    ...[BoardsController, TopicsController, TopicActionsController],
    ...[CommentsController, PostsController, ConsoleController, PollsController, IntroductionsController],
  ],
  providers: [
    ...[CreateBoardHandler, ChangeBoardHandler, PlaceBoardsHandler],
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
      TopicQueries,
      TopicPreviews,
      CommentQueries,
      RevisionQueries,
      ConsoleQueries,
      TopicAnswers,
      TopicMarks,
    ],
    ...[CommunityFacts, CommunityChannels, CommunityFigures, CommunityLive, PostFiles, BoardPictures],
    ...[VisibleTopics, TopicFollowers, TopicRelease],
  ],
  exports: [CommunityChannels, CommunityFigures, ConsoleQueries, VisibleTopics, TopicFollowers, TopicRelease],
})
export class CommunityModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    speaksDutch(communityDutch);
    this.kernel.events(
      { ...boardEvents, ...topicEvents, ...commentEvents, ...likeEvents, ...pollEvents, ...pollResponseEvents },
      { personal: writtenByMembers },
    );
    this.kernel.project(boardRows, topicRows, commentRows, likeRows, pollRows, feed);
  }
}
