/** What engines find of the community: public addresses, and what a page says of itself in its head. */
export { DiscoveryModule } from './discovery.module.ts';
export {
  DRAWN_KINDS,
  type DrawnKind,
  drawnPath,
  type FeedLink,
  pageNumber,
  type PlainEntry,
  type PlainPage,
} from './head.ts';
export { feedTabOf, numberedPage, placeFeedPage, topicsPage } from './numbered-lists.ts';
export { PublicAddresses } from './public-addresses.ts';
export {
  breadcrumbs,
  courseThing,
  eventThing,
  faqPage,
  forumPosting,
  profilePage,
  structuredJson,
  type Thing,
} from './structured.ts';
