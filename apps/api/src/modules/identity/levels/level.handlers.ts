import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, runOne, violates } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { metaOf } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { levelDecider, levelStream } from './level.decider.ts';
import { type Done, RemoveLevel, SaveLevel } from '../members/member.commands.ts';
import { currentStaff } from '../standing/staff.ts';
import { identityText } from '../identity.texts.ts';

/** Waits for transactions that are granting the level, because they rely on this row (docs/adr/0001). */
const levelToChange = (id: number): Sql => sql`select 1 from identity.level where id = ${id} for update`;

/** Every member may hold the level, so anyone may have gained or lost rights. One signal covers all sessions. */
const ANYONE = { kind: 'rights-changed', member_id: null } as const;

/**
 * Creates or changes a membership level, on behalf of an administrator.
 * @throws {Refusal} `invalid` at `name` if another level has that name.
 */
@CommandHandler(SaveLevel)
export class SaveLevelHandler implements ICommandHandler<SaveLevel> {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  async execute({ levelId, input, viewer, expectedVersion }: SaveLevel): Promise<Done & { id: number }> {
    const id = levelId ?? (await this.nextId());
    const level = { level_id: id, name: input.name, description: input.description, is_default: input.default };
    const { position } = await this.kernel
      .execute({
        decider: levelDecider,
        stream: levelStream(id),
        meta: metaOf(viewer, input.reason),
        prepare: async () => {
          const { stillHolds } = await currentStaff(this.kernel.db.pool, viewer.id, 'admin');
          return levelId === null
            ? { command: { kind: 'create' as const, level }, require: [stillHolds] }
            : { command: { kind: 'change' as const, level }, require: [stillHolds, levelToChange(id)] };
        },
        expectedVersion,
      })
      .catch((error: unknown) => {
        if (violates(error, 'level_name')) throw Refusal.invalid('name', identityText('level.nameTaken'));
        throw error;
      });
    this.fanout.signal(ANYONE);
    return { id, position };
  }

  private async nextId(): Promise<number> {
    const next = await runOne<{ id: number }>(this.kernel.db.pool, sql`select nextval('identity.level_id')::int as id`);
    return next!.id;
  }
}

/** Removes a membership level, on behalf of an administrator. */
@CommandHandler(RemoveLevel)
export class RemoveLevelHandler implements ICommandHandler<RemoveLevel> {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  async execute({ levelId, viewer, reason }: RemoveLevel): Promise<Done> {
    const { position } = await this.kernel.execute({
      decider: levelDecider,
      stream: levelStream(levelId),
      meta: metaOf(viewer, reason),
      prepare: async () => {
        const { stillHolds } = await currentStaff(this.kernel.db.pool, viewer.id, 'admin');
        return { command: { kind: 'remove' as const }, require: [stillHolds, levelToChange(levelId)] };
      },
    });
    this.fanout.signal(ANYONE);
    return { position };
  }
}
