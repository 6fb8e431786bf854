import { Controller } from '@nestjs/common';
import { type InputOf, search } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { Audiences } from '../../platform/audiences/audiences.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type Viewer } from '../../platform/http/viewer.ts';
import { SearchQueries } from './search.queries.ts';
import { searchText } from './search.texts.ts';

type Query = InputOf<typeof search.search>['query'];

@Controller()
export class SearchController {
  constructor(
    private readonly queries: SearchQueries,
    private readonly audiences: Audiences,
  ) {}

  @Handles(search.search)
  async search(@Input() { query }: InputOf<typeof search.search>, @CurrentViewer() viewer: Viewer) {
    return { results: await this.queries.find(viewer, query, await this.narrowed(viewer, query)) };
  }

  /** Part 2 §7: whom one may mention on a board, and with whom one has a conversation. */
  private async narrowed(viewer: Viewer, { model, channel_id, inbox }: Query): Promise<Sql> {
    if (channel_id === undefined && inbox === undefined) return empty;
    if (model !== 'users') throw Refusal.invalid('model', searchText('users.only'));
    // Nobody has a conversation before there are messages.
    const known = inbox === 'has_conversation' ? sql`and false` : empty;
    if (channel_id === undefined) return known;
    const tokens = await this.audiences.opening(viewer, 'board', channel_id);
    if (!tokens) throw new Refusal('missing', searchText('board.missing'));
    return sql`and ${this.audiences.heldBy(sql`d.id`, tokens)} ${known}`;
  }
}
