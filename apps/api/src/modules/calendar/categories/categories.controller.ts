import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { eventCategories, type InputOf } from '@lyceum/contracts';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { calendarText } from '../calendar.texts.ts';
import type { Made } from '../rights/given.ts';
import { ChangeCategory, MakeCategory, RemoveCategory } from './category.commands.ts';

/** HTTP operations for event categories. */
@Controller()
export class CategoriesController {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
  ) {}

  @Handles(eventCategories.listEventCategories)
  async list() {
    return whole((await this.all()).map(({ version: _, ...category }) => category));
  }

  @Handles(eventCategories.adminListEventCategories)
  async adminList() {
    return whole(await this.all());
  }

  @Handles(eventCategories.adminShowEventCategory)
  async adminShow(@Input() { params }: InputOf<typeof eventCategories.adminShowEventCategory>) {
    return { data: await this.one(params.id) };
  }

  @Handles(eventCategories.createEventCategory)
  async create(
    @Input() { body }: InputOf<typeof eventCategories.createEventCategory>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, ...category } = body;
    return this.answered(await this.commands.execute(new MakeCategory(category, { viewer }, reason)));
  }

  @Handles(eventCategories.changeEventCategory)
  async change(
    @Input() { params, body }: InputOf<typeof eventCategories.changeEventCategory>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, version: expectedVersion, ...category } = body;
    const more = { reason, expectedVersion };
    return this.answered(await this.commands.execute(new ChangeCategory(params.id, category, { viewer }, more)));
  }

  @Handles(eventCategories.removeEventCategory)
  async remove(
    @Input() { params, query }: InputOf<typeof eventCategories.removeEventCategory>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new RemoveCategory(params.id, { viewer }, query.reason));
    return new Committed(position, { message: calendarText('category.removed') });
  }

  /**
   * Sorted by name. Counts only public events that are not cancelled, so that a count does not reveal hidden events.
   */
  private all() {
    return run<eventCategories.AdminEventCategory & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select k.id, k.name, k.color, k.version, (
            select count(*)::int from calendar.event e
            where e.category_id = k.id and e.status = 'public' and e.cancelled_at is null) as events_count
          from calendar.category k order by lower(k.name)`,
    );
  }

  private async one(id: number) {
    const category = (await this.all()).find((each) => each.id === id);
    if (!category) throw new Refusal('missing', calendarText('category.missing'));
    return category;
  }

  private async answered({ id, position }: Made) {
    return new Committed(position, { data: await this.one(id) });
  }
}
