import { Controller, Req } from '@nestjs/common';
import { community, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { escaped } from '../../../platform/http/html.ts';
import { paged } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { chosen } from '../../../platform/http/lists/query-rows.ts';
import { CurrentViewer, isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { type Language, languageOf } from '../../../platform/texts/texts.ts';
import { LevelQueries } from '../../identity/index.ts';
import { BoardMarks } from './board.marks.ts';
import { BoardQueries } from './board.queries.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { feed } from '../feed/feed.projection.ts';
import { communityText } from '../community.texts.ts';

/**
 * Describes the lock of a board (part 1 §2). Members learn that their levels do not open it. Guests get the sales page,
 * or else a request to log in. `reason` is null for viewers who may read the board.
 */
function lockOf(viewer: Viewer, board: community.Board, levels: string[], language: Language) {
  const { id, name, salespage } = board;
  const wayIn = salespage ? ('salespage' as const) : ('login' as const);
  const reason = board.permissions.includes('READ') ? null : isMember(viewer) ? ('levels' as const) : wayIn;
  const said = [communityText(`lock.${reason ?? 'open'}`, { name })];
  if (levels.length > 0) said.push(communityText('lock.opened', { levels: levels.join(', ') }));
  const html = `<p>${escaped(said.map((text) => text.in(language)).join(' '))}</p>`;
  return { board_id: id, name, reason, salespage, levels, html };
}

/** HTTP endpoints that show boards and their locks. */
@Controller()
export class BoardsController {
  constructor(
    private readonly boards: BoardQueries,
    private readonly levels: LevelQueries,
    private readonly marks: BoardMarks,
    private readonly facts: CommunityFacts,
  ) {}

  @Handles(community.listBoards, [feed])
  async list(@Input() { query }: InputOf<typeof community.listBoards>, @CurrentViewer() viewer: Viewer) {
    return paged(chosen(await this.boards.list(viewer), query), query.page, query.per_page);
  }

  @Handles(community.subscribedBoards, [feed])
  async subscribed(@Input() { query }: InputOf<typeof community.subscribedBoards>, @CurrentViewer() viewer: Viewer) {
    const readable = (await this.boards.list(viewer)).filter((board) => board.permissions.includes('READ'));
    return paged(chosen(readable, query), query.page, query.per_page);
  }

  @Handles(community.boardMarks, [feed])
  async ownMarks(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.marks.of(viewer) };
  }

  @Handles(community.readBoards)
  async read(@Input() { body }: InputOf<typeof community.readBoards>, @CurrentViewer() viewer: MemberViewer) {
    if (body.board_id !== undefined) await this.facts.board(viewer, body.board_id);
    await this.marks.read(viewer, body.board_id);
    return { message: communityText('board.read') };
  }

  @Handles(community.watchBoard)
  async watch(@Input() { params, body }: InputOf<typeof community.watchBoard>, @CurrentViewer() viewer: MemberViewer) {
    await this.facts.board(viewer, params.id);
    await this.marks.watch(viewer, params.id, body.watching);
    return { data: { board_id: params.id, watching: body.watching } };
  }

  @Handles(community.showBoard, [feed])
  async show(@Input() { params }: InputOf<typeof community.showBoard>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.boardOrRefuse(viewer, params.id) };
  }

  @Handles(community.protectedBoard)
  async locked(
    @Input() { params }: InputOf<typeof community.protectedBoard>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ) {
    const board = await this.boardOrRefuse(viewer, params.id);
    const told = new Set(await this.boards.levelsTold(board.id));
    const levels = told.size > 0 ? (await this.levels.all()).filter(({ id }) => told.has(id)) : [];
    const names = levels.map(({ name }) => name);
    return { data: lockOf(viewer, board, names, languageOf(request)) };
  }

  private async boardOrRefuse(viewer: Viewer, id: number): Promise<community.Board> {
    const board = await this.boards.one(viewer, id);
    if (!board) throw new Refusal('missing', communityText('board.missing'));
    return board;
  }
}
