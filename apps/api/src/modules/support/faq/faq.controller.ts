import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { faq, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { paged, whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { supportText } from '../support.texts.ts';
import {
  ChangeFaq,
  ChangeFaqCategory,
  type Made,
  MakeFaqCategory,
  RemoveFaq,
  RemoveFaqCategory,
  WriteFaq,
} from './faq.commands.ts';
import { FaqQueries } from './faq.queries.ts';

/** HTTP operations for frequently asked questions. */
@Controller()
export class FaqController {
  constructor(
    private readonly queries: FaqQueries,
    private readonly commands: CommandBus,
  ) {}

  @Handles(faq.listFaqCategories)
  async categories() {
    return whole((await this.queries.categories()).map(({ id, name }) => ({ id, name })));
  }

  @Handles(faq.listFaqs)
  async faqs(@Input() { query }: InputOf<typeof faq.listFaqs>) {
    const rows = await this.queries.faqs(query);
    const shown = rows.map(({ id, faq_category_id, question, answer }) => ({ id, faq_category_id, question, answer }));
    return paged(shown, query.page, query.size);
  }

  @Handles(faq.adminListFaqCategories)
  async adminCategories() {
    return whole(await this.queries.categories());
  }

  @Handles(faq.adminShowFaqCategory)
  async adminCategory(@Input() { params }: InputOf<typeof faq.adminShowFaqCategory>) {
    return { data: await this.category(params.id) };
  }

  @Handles(faq.createFaqCategory)
  async makeCategory(@Input() { body }: InputOf<typeof faq.createFaqCategory>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...category } = body;
    const made = await this.commands.execute(new MakeFaqCategory(category, { viewer }, { reason }));
    return this.categoryOf(made);
  }

  @Handles(faq.changeFaqCategory)
  async changeCategory(
    @Input() { params, body }: InputOf<typeof faq.changeFaqCategory>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, version: expectedVersion, ...category } = body;
    const because = { reason, expectedVersion };
    return this.categoryOf(
      await this.commands.execute(new ChangeFaqCategory(params.id, category, { viewer }, because)),
    );
  }

  @Handles(faq.removeFaqCategory)
  async removeCategory(
    @Input() { params, query }: InputOf<typeof faq.removeFaqCategory>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new RemoveFaqCategory(params.id, { viewer }, query));
    return new Committed(position, { message: supportText('category.removed') });
  }

  @Handles(faq.adminListFaqs)
  async adminFaqs() {
    return whole(await this.queries.faqs());
  }

  @Handles(faq.adminShowFaq)
  async adminFaq(@Input() { params }: InputOf<typeof faq.adminShowFaq>) {
    return { data: await this.one(params.id) };
  }

  @Handles(faq.createFaq)
  async write(@Input() { body }: InputOf<typeof faq.createFaq>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...written } = body;
    return this.faqOf(await this.commands.execute(new WriteFaq(written, { viewer }, { reason })));
  }

  @Handles(faq.changeFaq)
  async change(@Input() { params, body }: InputOf<typeof faq.changeFaq>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, version: expectedVersion, ...written } = body;
    const because = { reason, expectedVersion };
    return this.faqOf(await this.commands.execute(new ChangeFaq(params.id, written, { viewer }, because)));
  }

  @Handles(faq.removeFaq)
  async remove(@Input() { params, query }: InputOf<typeof faq.removeFaq>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new RemoveFaq(params.id, { viewer }, query));
    return new Committed(position, { message: supportText('faq.removed') });
  }

  private async category(id: number) {
    const category = await this.queries.category(id);
    if (!category) throw new Refusal('missing', supportText('category.missing'));
    return category;
  }

  private async one(id: number) {
    const found = await this.queries.one(id);
    if (!found) throw new Refusal('missing', supportText('faq.missing'));
    return found;
  }

  private async categoryOf({ id, position }: Made) {
    return new Committed(position, { data: await this.category(id) });
  }

  private async faqOf({ id, position }: Made) {
    return new Committed(position, { data: await this.one(id) });
  }
}
