import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { type ScoreOffer, ScoreOffers } from '../../platform/scores/score-offers.ts';
import type { CommentEvent } from './comments/comment.events.ts';
import type { PollResponseEvent } from './polls/poll.events.ts';
import type { LikeEvent } from './posts/likes/like.events.ts';
import type { TopicEvent } from './topics/topic.events.ts';
import { type PartOfTopic, VisibleTopics } from './rights/visible-topics.ts';

const topic = (member: number, id: number) =>
  ({ is: 'done', deed: 'topic_posted', member, thing: String(id) }) as const;

/**
 * The community activities that can earn points. Tickets earn none, because they ask for help. Birthday topics earn
 * none, because the system posts them. Members earn nothing for likes and accepted answers on their own posts.
 */
const communityScores: ScoreOffer<TopicEvent | CommentEvent | LikeEvent | PollResponseEvent> = {
  deeds: {
    topic_posted: { says: ['Began a topic', 'Begon een onderwerp'], proposed: { points: 10, most_per_day: 3 } },
    comment_posted: { says: ['Commented', 'Reageerde'], proposed: { points: 4, most_per_day: 10 } },
    like_given: { says: ['Liked a post', 'Vond een bericht leuk'], proposed: { points: 1, most_per_day: 10 } },
    like_received: {
      says: ['Somebody liked a post', 'Iemand vond een bericht leuk'],
      proposed: { points: 2, most_per_day: 25 },
    },
    answer_accepted: {
      says: ['Gave the accepted answer', 'Gaf het geaccepteerde antwoord'],
      proposed: { points: 15, most_per_day: 5 },
    },
    poll_answered: { says: ['Answered a poll', 'Beantwoordde een poll'], proposed: { points: 1, most_per_day: 5 } },
  },
  moves: {
    TopicPosted: ({ data }) =>
      data.scheduled || data.invisible || data.ticket || data.post_type === 'birthday'
        ? []
        : topic(data.author_id, data.topic_id),
    TopicIntroduced: ({ data }) => topic(data.author_id, data.topic_id),
    TopicReleased: ({ data }) => topic(data.author_id, data.topic_id),
    TopicRescheduled: ({ data }) =>
      data.withdrawn ? { is: 'undone', deed: 'topic_posted', thing: String(data.topic_id) } : [],
    TopicDeleted: ({ data }) => ({ is: 'undone', deed: 'topic_posted', thing: String(data.topic_id) }),
    TopicRestored: ({ data }) =>
      data.scheduled ? [] : { is: 'back', deed: 'topic_posted', thing: String(data.topic_id) },
    CommentPosted: ({ data }) => ({
      ...{ is: 'done', deed: 'comment_posted', member: data.author_id, thing: String(data.comment_id) },
    }),
    CommentDeleted: ({ data }) => ({ is: 'undone', deed: 'comment_posted', thing: String(data.comment_id) }),
    CommentRestored: ({ data }) => ({ is: 'back', deed: 'comment_posted', thing: String(data.comment_id) }),
    PostLiked: ({ data: { member_id, post_id, post_author_id } }) =>
      post_author_id === undefined || post_author_id === member_id
        ? []
        : [
            { is: 'done', deed: 'like_given', member: member_id, thing: String(post_id) },
            { is: 'done', deed: 'like_received', member: post_author_id, thing: `${post_id}:${member_id}` },
          ],
    PostUnliked: ({ data: { member_id, post_id } }) => [
      { is: 'undone', deed: 'like_given', member: member_id, thing: String(post_id) },
      { is: 'undone', deed: 'like_received', thing: `${post_id}:${member_id}` },
    ],
    AnswerAccepted: ({ data: { answer_author_id, comment_id }, meta }) =>
      answer_author_id === undefined || answer_author_id === meta.actor_id
        ? []
        : { is: 'done', deed: 'answer_accepted', member: answer_author_id, thing: String(comment_id) },
    // Each poll counts once. A withdrawn vote keeps its points, and another vote adds none.
    PollAnswered: ({ data: { member_id, poll_id, added } }) =>
      added.length === 0 ? [] : { is: 'done', deed: 'poll_answered', member: member_id, thing: String(poll_id) },
    AnswerWithdrawn: ({ data }) => ({ is: 'undone', deed: 'answer_accepted', thing: String(data.comment_id) }),
  },
};

/** Registers the activities, and names the post behind each score for readers who may see it. */
@Injectable()
export class CommunityScores implements OnModuleInit {
  constructor(
    private readonly offers: ScoreOffers,
    private readonly topics: VisibleTopics,
  ) {}

  onModuleInit(): void {
    this.offers.offers(communityScores);
    const by = (what: PartOfTopic) => (viewer: MemberViewer, ids: readonly number[]) =>
      this.topics.placesOf(viewer, what, ids);
    this.offers.namesThings('topic_posted', by('topic'));
    this.offers.namesThings('comment_posted', by('comment'));
    this.offers.namesThings('answer_accepted', by('comment'));
    this.offers.namesThings('like_given', by('post'));
    this.offers.namesThings('like_received', by('post'));
    this.offers.namesThings('poll_answered', by('poll'));
  }
}
