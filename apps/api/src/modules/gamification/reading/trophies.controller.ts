import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, trophyConsole } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { ChangeTrophy, GrantTrophy, type Made, MakeTrophy, RetireTrophy } from '../trophies/trophy.commands.ts';
import { Ledger } from './ledger.ts';
import { TrophyQueries } from './trophy.queries.ts';

/** HTTP operations for trophies in the console. */
@Controller()
export class TrophiesController {
  constructor(
    private readonly queries: TrophyQueries,
    private readonly commands: CommandBus,
    private readonly ledger: Ledger,
  ) {}

  @Handles(trophyConsole.adminListTrophies)
  async list() {
    return whole(await this.queries.all());
  }

  @Handles(trophyConsole.adminShowTrophy)
  async show(@Input() { params }: InputOf<typeof trophyConsole.adminShowTrophy>) {
    return { data: await this.queries.adminOne(params.id) };
  }

  @Handles(trophyConsole.createTrophy)
  async create(@Input() { body }: InputOf<typeof trophyConsole.createTrophy>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...trophy } = body;
    return this.trophyOf(await this.commands.execute(new MakeTrophy(trophy, { viewer }, { reason })));
  }

  @Handles(trophyConsole.changeTrophy)
  async change(
    @Input() { params, body }: InputOf<typeof trophyConsole.changeTrophy>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, version: expectedVersion, ...trophy } = body;
    const because = { reason, expectedVersion };
    return this.trophyOf(await this.commands.execute(new ChangeTrophy(params.id, trophy, { viewer }, because)));
  }

  @Handles(trophyConsole.retireTrophy)
  async retire(
    @Input() { params, query }: InputOf<typeof trophyConsole.retireTrophy>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.trophyOf(await this.commands.execute(new RetireTrophy(params.id, { viewer }, query)));
  }

  @Handles(trophyConsole.listHolders)
  holders(@Input() { params, query }: InputOf<typeof trophyConsole.listHolders>) {
    return this.queries.holders(params.id, query);
  }

  @Handles(trophyConsole.grantTrophy)
  grant(@Input() { params, body }: InputOf<typeof trophyConsole.grantTrophy>, @CurrentViewer() viewer: MemberViewer) {
    return this.given(new GrantTrophy('grant', params.id, params.member_id, { viewer }, body));
  }

  @Handles(trophyConsole.takeTrophy)
  take(@Input() { params, query }: InputOf<typeof trophyConsole.takeTrophy>, @CurrentViewer() viewer: MemberViewer) {
    return this.given(new GrantTrophy('take', params.id, params.member_id, { viewer }, query));
  }

  private async given(command: GrantTrophy) {
    const { id, position } = await this.commands.execute(command);
    await this.ledger.shown(position);
    return new Committed(position, await this.queries.holders(id));
  }

  private async trophyOf({ id, position }: Made) {
    await this.ledger.shown(position);
    return new Committed(position, { data: await this.queries.adminOne(id) });
  }
}
