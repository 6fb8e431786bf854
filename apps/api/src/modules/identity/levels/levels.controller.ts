import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, levels } from '@lyceum/contracts';
import { type Position, Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { chosen } from '../../../platform/http/lists/query-rows.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { LevelQueries } from './level.queries.ts';
import { GrantLevel, RemoveLevel, RevokeLevel, SaveLevel } from '../members/member.commands.ts';
import { identityText } from '../identity.texts.ts';

/** HTTP endpoints of membership levels and their holders. */
@Controller()
export class LevelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly levels: LevelQueries,
  ) {}

  @Handles(levels.listLevels)
  async list(@Input() { query }: InputOf<typeof levels.listLevels>) {
    return whole(chosen(await this.levels.all(), query));
  }

  @Handles(levels.adminListLevels)
  async listForConsole(@Input() { query }: InputOf<typeof levels.adminListLevels>) {
    return whole(chosen(await this.levels.forConsole(), query));
  }

  @Handles(levels.adminShowLevel)
  async show(@Input() { params }: InputOf<typeof levels.adminShowLevel>) {
    return { data: await this.levelOrRefuse(params.id) };
  }

  @Handles(levels.createLevel)
  async create(@Input() { body }: InputOf<typeof levels.createLevel>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new SaveLevel(null, body, viewer));
    return this.shown(id, position);
  }

  @Handles(levels.changeLevel)
  async change(@Input() { params, body }: InputOf<typeof levels.changeLevel>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new SaveLevel(params.id, body, viewer, body.version));
    return this.shown(id, position);
  }

  @Handles(levels.removeLevel)
  async remove(@Input() { params, query }: InputOf<typeof levels.removeLevel>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new RemoveLevel(params.id, viewer, query.reason));
    return new Committed(position, { message: identityText('level.removed') });
  }

  @Handles(levels.grantLevel)
  async grant(@Input() { params, body }: InputOf<typeof levels.grantLevel>, @CurrentViewer() viewer: MemberViewer) {
    const { level_id, expires_at, reason } = body;
    const { position } = await this.commands.execute(new GrantLevel(params.id, level_id, expires_at, viewer, reason));
    return new Committed(position, { message: identityText('level.granted') });
  }

  @Handles(levels.revokeLevel)
  async revoke(@Input() { params, body }: InputOf<typeof levels.revokeLevel>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new RevokeLevel(params.id, params.level_id, viewer, body.reason));
    return new Committed(position, { message: identityText('level.taken') });
  }

  private async shown(id: number, position: Position | null) {
    return new Committed(position, { data: await this.levelOrRefuse(id) });
  }

  private async levelOrRefuse(id: number): Promise<levels.AdminLevel> {
    const level = await this.levels.oneForConsole(id);
    if (!level) throw new Refusal('missing', identityText('level.missing'));
    return level;
  }
}
