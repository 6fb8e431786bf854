import { Controller } from '@nestjs/common';
import { type InputOf, search } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { Audiences } from '../../platform/audiences/audiences.ts';
import { CommunityChoices } from '../../platform/community-choices.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { CurrentViewer, type Viewer } from '../../platform/http/viewer.ts';
import { SearchOffers } from '../../platform/search/search-offers.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { topicMatches } from '../community/index.ts';
import { SearchQueries } from './search.queries.ts';
import { searchText } from './search.texts.ts';

type Query = InputOf<typeof search.search>['query'];
type Results = Awaited<ReturnType<SearchQueries['find']>>;

/** Whether the query has a filter that topics alone have. */
const isOfTopics = ({ board_id, user_id, post_type, tag, solved }: Query): boolean =>
  [board_id, user_id, post_type, tag, solved].some((filter) => filter !== undefined);

/** HTTP endpoint of the search. */
@Controller()
export class SearchController {
  constructor(
    private readonly queries: SearchQueries,
    private readonly audiences: Audiences,
    private readonly offers: SearchOffers,
    private readonly community: CommunityChoices,
  ) {}

  @Handles(search.search)
  async search(@Input() { query }: InputOf<typeof search.search>, @CurrentViewer() viewer: Viewer) {
    if (query.inbox === undefined && query.channel_id === undefined) await this.mustBeThere();
    const results = await this.queries.find(viewer, query, await this.narrowed(viewer, query));
    return { results: query.inbox ? await this.withThreads(viewer, results) : results };
  }

  /** Members must choose recipients and mentions even in a community without the search plugin. */
  private async mustBeThere(): Promise<void> {
    const { values } = await this.community.current();
    if (!values.plugins.includes('search')) throw refused(404, platformText('address.nothing'));
  }

  /** Adds the viewer's conversation with each member found, or null. */
  private async withThreads(viewer: Viewer, { users }: Results) {
    const found = users!.data as { id: number }[];
    const ids = found.map(({ id }) => id);
    const threads = await this.offers.conversations?.threads(viewer, ids);
    return { users: { ...users!, data: found.map((each) => ({ ...each, thread: threads?.get(each.id) ?? null })) } };
  }

  /**
   * Filters of topics. Part 2 §7: the members who can be mentioned on a board, and those with a conversation with the
   * viewer.
   */
  private async narrowed(viewer: Viewer, query: Query): Promise<Sql> {
    const { model, channel_id, inbox } = query;
    if (isOfTopics(query)) {
      if (model !== 'topics') throw Refusal.invalid('model', searchText('topics.only'));
      return sql`and ${topicMatches(sql`d.id`, query)}`;
    }
    if (channel_id === undefined && inbox === undefined) return empty;
    if (model !== 'users') throw Refusal.invalid('model', searchText('users.only'));
    const known = inbox === undefined ? empty : await this.known(viewer, inbox);
    if (channel_id === undefined) return known;
    const tokens = await this.audiences.opening(viewer, 'board', channel_id);
    if (!tokens) throw new Refusal('missing', searchText('board.missing'));
    return sql`and ${this.audiences.heldBy(sql`d.id`, tokens)} ${known}`;
  }

  private async known(viewer: Viewer, inbox: NonNullable<Query['inbox']>): Promise<Sql> {
    const has = (await this.offers.conversations?.has(viewer, sql`d.id`)) ?? sql`false`;
    return inbox === 'has_conversation' ? sql`and ${has}` : sql`and not ${has}`;
  }
}
