import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decisions, type InputOf } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory, MemberStatus } from '../../identity/index.ts';
import { DecisionQueries } from '../decisions/decision.queries.ts';
import { SanctionMember, UnsilenceMember } from '../decisions/sanctions.handlers.ts';
import { moderationText } from '../moderation.texts.ts';
import { Notes } from '../notes/notes.ts';
import { AppealDecision } from './review.commands.ts';
import { ReviewedThings } from './reviewed-things.ts';

/** HTTP endpoints of what staff decide and note about members, and of appeals. */
@Controller()
export class SanctionsController {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly queries: DecisionQueries,
    private readonly things: ReviewedThings,
    private readonly members: MemberStatus,
    private readonly notes: Notes,
  ) {}

  @Handles(decisions.appealDecision)
  async appeal(
    @Input() { params, body }: InputOf<typeof decisions.appealDecision>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.commands.execute(new AppealDecision(params.id, body.text, viewer));
    const data = await this.queries.ownOne(viewer, params.id);
    if (!data) throw new Refusal('missing', moderationText('decision.missing'));
    return new Committed(position, { data });
  }

  @Handles(decisions.listMemberDecisions, [directory])
  async list(
    @Input() { params }: InputOf<typeof decisions.listMemberDecisions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.about(viewer, params.id) };
  }

  @Handles(decisions.warnMember)
  async warn(@Input() { params, body }: InputOf<typeof decisions.warnMember>, @CurrentViewer() viewer: MemberViewer) {
    return this.done(viewer, params.id, await this.commands.execute(new SanctionMember(params.id, null, body, viewer)));
  }

  @Handles(decisions.silenceMember)
  async silence(
    @Input() { params, body: { until, ...statement } }: InputOf<typeof decisions.silenceMember>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new SanctionMember(params.id, until, statement, viewer);
    return this.done(viewer, params.id, await this.commands.execute(command));
  }

  @Handles(decisions.unsilenceMember)
  async unsilence(
    @Input() { params, body }: InputOf<typeof decisions.unsilenceMember>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.commands.execute(new UnsilenceMember(params.id, body.reason, viewer));
    return this.done(viewer, params.id, position);
  }

  @Handles(decisions.listMemberNotes, [directory])
  async listNotes(
    @Input() { params }: InputOf<typeof decisions.listMemberNotes>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.notes.mustBeAllowed(viewer, params.id);
    return { data: await this.notes.of(params.id) };
  }

  @Handles(decisions.addMemberNote)
  async addNote(
    @Input() { params, body }: InputOf<typeof decisions.addMemberNote>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.notes.add(viewer, params.id, body.text);
    return new Committed(position, { data: await this.notes.of(params.id) });
  }

  @Handles(decisions.removeMemberNote)
  async removeNote(
    @Input() { params }: InputOf<typeof decisions.removeMemberNote>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.notes.remove(viewer, params.id, params.note_id);
    return new Committed(position, { data: await this.notes.of(params.id) });
  }

  private async done(viewer: MemberViewer, memberId: number, position: Position | null) {
    return new Committed(position, { data: await this.about(viewer, memberId) });
  }

  /** Without the titles of things that the viewer may not see, and nothing about themselves. */
  private async about(viewer: MemberViewer, memberId: number): Promise<decisions.MemberDecision[]> {
    if ((await this.members.roleOf(memberId)) === null) throw new Refusal('missing', moderationText('member.missing'));
    if (viewer.id === memberId) throw new Refusal('forbidden', moderationText('item.own'));
    const rows = await this.queries.rows(sql`d.member_id = ${memberId}`);
    const things = rows.flatMap(({ thing_kind: kind, thing_id }) =>
      kind !== null && thing_id !== null ? [{ kind, thing_id }] : [],
    );
    const isVisible = await this.things.visible(viewer, things);
    const cards = await run<{ member_id: number; card: decisions.MemberDecision['decided_by'] }>(
      this.kernel.db.pool,
      sql`select member_id, card from directory.cards() where member_id = any(${rows.map((row) => row.decided_by)}::int[])`,
    );
    const cardOf = new Map(cards.map(({ member_id, card }) => [member_id, card]));
    return rows.map((row) => {
      const { thing_kind: kind, thing_id, decided_by } = row;
      const hasTitle = kind !== null && thing_id !== null && isVisible({ kind, thing_id });
      const by = decided_by === null ? null : (cardOf.get(decided_by) ?? null);
      return { ...this.queries.shown(row, hasTitle), decided_by: by };
    });
  }
}
