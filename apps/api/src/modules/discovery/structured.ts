import type { calendar, community, courses, faq, identity } from '@lyceum/contracts';
import { readableText } from '@lyceum/editor/readable-text';

/** An item of schema.org. Values of `url`, `image` and `item` may be paths. */
export type Thing = { '@type': string } & Record<string, unknown>;

const TEXT = 5000;
const textOf = (html: string): string => readableText(html).slice(0, TEXT);

interface Named {
  name: string;
  username: string;
}
const person = ({ name, username }: Named): Thing => ({
  '@type': 'Person',
  name,
  url: `/profile/${encodeURIComponent(username)}`,
});
const counter = (action: string, count: number): Thing => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

/** The way from home to a page. The last one is the page itself. */
export const breadcrumbs = (...steps: { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

type Written = Pick<community.Reply, 'id' | 'content' | 'created_at' | 'updated_at' | 'user' | 'likes_count'>;
const commentOf = (path: string, written: Written, replies: readonly Written[] = []): Thing => ({
  '@type': 'Comment',
  url: `${path}#comment-${written.id}`,
  text: textOf(written.content),
  datePublished: written.created_at,
  author: person(written.user),
  interactionStatistic: counter('LikeAction', written.likes_count),
  ...(replies.length > 0 && { comment: replies.map((reply) => commentOf(path, reply)) }),
});

export function forumPosting(topic: community.Topic, comments: readonly community.Comment[]): Thing {
  const path = `/conversations/${encodeURIComponent(topic.slug)}`;
  return {
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    url: path,
    text: textOf(topic.content ?? topic.excerpt) || topic.title,
    datePublished: topic.release_date,
    dateModified: topic.updated_at,
    author: person(topic.user),
    image: topic.attachments.filter(({ width }) => width !== null).map(({ source }) => source),
    interactionStatistic: [counter('LikeAction', topic.likes_count), counter('CommentAction', topic.comments_count)],
    comment: comments.map((comment) => commentOf(path, comment, comment.replies)),
  };
}

export function eventThing(event: calendar.Event): Thing {
  const path = `/events/${encodeURIComponent(event.slug)}`;
  return {
    '@type': 'Event',
    name: event.title,
    url: path,
    description: event.excerpt,
    startDate: event.all_day ? event.start_day : event.starts_at,
    endDate: event.all_day ? event.end_day : event.ends_at,
    eventStatus: `https://schema.org/Event${event.cancelled_at ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.online
      ? { '@type': 'VirtualLocation', url: event.url || path }
      : { '@type': 'Place', name: placeOf(event) || event.title, address: placeOf(event) },
    image: event.image ? [event.image] : [],
    organizer: event.organisers.map(person),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  };
}

const placeOf = (event: calendar.Event): string =>
  event.full_address ||
  [`${event.street} ${event.street_number}`, `${event.postal_code} ${event.province}`, event.country]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

/** A quiz of a course, without its questions: those are for members who take it. */
const quizThing = (course: courses.WholeCourse, { name, url }: courses.LessonLine): Thing => ({
  '@type': 'Quiz',
  name,
  url,
  educationalAlignment: { '@type': 'AlignmentObject', alignmentType: 'educationalSubject', targetName: course.name },
});

/** A course with its quizzes. The provider is the community, which the document adds. */
export const courseThing = (course: courses.WholeCourse): Thing => ({
  '@type': 'Course',
  name: course.name,
  url: `/resources/${encodeURIComponent(course.slug)}`,
  description: course.excerpt || course.name,
  image: course.image ? [course.image] : [],
  author: course.authors.map(person),
  provider: COMMUNITY,
  hasPart: course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ content_kind }) => content_kind === 'quiz')
    .map((line) => quizThing(course, line)),
});
/** Replaced by the community's name and address. */
export const COMMUNITY = '{community}';

export const faqPage = (faqs: readonly faq.Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  })),
});

export const profilePage = (member: Pick<identity.MemberCard, 'name' | 'username' | 'avatar'>): Thing => ({
  '@type': 'ProfilePage',
  url: `/profile/${encodeURIComponent(member.username)}`,
  mainEntity: { ...person(member), alternateName: member.username, image: member.avatar },
});

const ADDRESSES = new Set(['url', 'image', 'item']);

/**
 * The things as JSON for a data block. `<` is escaped, because it could end the block. Paths become addresses.
 * Content security policies allow data blocks.
 */
export function structuredJson(things: readonly Thing[], site: { name: string; url: string }): string {
  const community = { '@type': 'Organization', name: site.name, url: site.url };
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? site.url + value : value;
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, (key, value: unknown) => {
    if (value === COMMUNITY) return community;
    if (!ADDRESSES.has(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  });
  return graph.replaceAll('<', '\\u003c');
}
