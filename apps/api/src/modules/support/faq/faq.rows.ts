import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Faq, FaqEvent } from './faq.events.ts';

const answerOf = ({ answer, rules_version }: Faq): string => contentByRules({ content: answer, rules_version });

export const faqRows = inlineProjection<FaqEvent>({
  name: 'support.faq',
  version: RULES_VERSION,
  tables: ['support.faq_category', 'support.faq'],
  handles: {
    FaqCategoryMade: ({ data, version }) => sql`
      insert into support.faq_category (id, name, index, version) values (${data.category_id}, ${data.name}, ${data.index}, ${version})`,
    FaqCategoryChanged: ({ data, version }) => sql`
      update support.faq_category set name = ${data.name}, index = ${data.index}, version = ${version} where id = ${data.category_id}`,
    FaqCategoryRemoved: ({ data }) => sql`delete from support.faq_category where id = ${data.category_id}`,
    FaqWritten: ({ data, version }) => sql`
      insert into support.faq (id, category_id, question, answer, index, version)
      values (${data.faq_id}, ${data.category_id}, ${data.question}, ${answerOf(data)}, ${data.index}, ${version})`,
    FaqChanged: ({ data, version }) => sql`
      update support.faq set category_id = ${data.category_id}, question = ${data.question}, answer = ${answerOf(data)},
        index = ${data.index}, version = ${version} where id = ${data.faq_id}`,
    FaqRemoved: ({ data }) => sql`delete from support.faq where id = ${data.faq_id}`,
  },
});
