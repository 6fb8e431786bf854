import { Controller } from '@nestjs/common';
import { admin, type InputOf, moderation } from '@lyceum/contracts';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { type ConsolePage, ConsoleQueries } from './console.queries.ts';
import type { ConsoleKind } from './console.sources.ts';
import { WordMatchQueries } from './word-matches.ts';
import { SHOWN } from '../posts/answered.ts';
import { missing } from '../rights/facts.ts';

/** HTTP endpoints of the staff console: tables of boards, topics and comments. */
@Controller()
export class ConsoleController {
  constructor(
    private readonly queries: ConsoleQueries,
    private readonly words: WordMatchQueries,
  ) {}

  @Handles(moderation.listWordMatches)
  async wordMatches(@Input() { query }: InputOf<typeof moderation.listWordMatches>) {
    return { data: await this.words.of(query.entries) };
  }

  @Handles(admin.adminListBoards, SHOWN)
  boards(@Input() { query }: InputOf<typeof admin.adminListBoards>, @CurrentViewer() viewer: Viewer) {
    return this.list(viewer, 'board', query);
  }

  @Handles(admin.adminShowBoard, SHOWN)
  board(@Input() { params }: InputOf<typeof admin.adminShowBoard>, @CurrentViewer() viewer: Viewer) {
    return this.one(viewer, 'board', params.id);
  }

  @Handles(admin.adminListTopics, SHOWN)
  topics(@Input() { query }: InputOf<typeof admin.adminListTopics>, @CurrentViewer() viewer: Viewer) {
    return this.list(viewer, 'topic', query);
  }

  @Handles(admin.adminShowTopic, SHOWN)
  topic(@Input() { params }: InputOf<typeof admin.adminShowTopic>, @CurrentViewer() viewer: Viewer) {
    return this.one(viewer, 'topic', params.id);
  }

  @Handles(admin.adminListComments, SHOWN)
  comments(@Input() { query }: InputOf<typeof admin.adminListComments>, @CurrentViewer() viewer: Viewer) {
    return this.list(viewer, 'comment', query);
  }

  @Handles(admin.adminShowComment, SHOWN)
  comment(@Input() { params }: InputOf<typeof admin.adminShowComment>, @CurrentViewer() viewer: Viewer) {
    return this.one(viewer, 'comment', params.id);
  }

  private async list(viewer: Viewer, kind: ConsoleKind, query: ConsolePage) {
    const { rows, total, capped } = await this.queries.page(viewer, kind, query);
    return { data: rows, meta: listMeta(query.page, query.per_page, rows.length, total, null, capped) };
  }

  private async one(viewer: Viewer, kind: ConsoleKind, id: number) {
    const data = await this.queries.one(viewer, kind, id);
    if (!data) throw missing(kind);
    return { data };
  }
}
