import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, page, reason } from '../base/shared.ts';
import { SUPPORT_LIMITS } from './limits.ts';

/** Without the plugin no operation of support exists. */
export const gate = { plugin: 'support' } as const;
const params = z.object({ id });
const version = z.int().positive().optional();
const index = z.coerce.number().int().min(0).max(10_000);

/** Part 3 §3. */
export const faqCategory = z.object({ id: z.int(), name: z.string() });
export type FaqCategory = z.infer<typeof faqCategory>;
/** `answer` is sanitized HTML. */
export const faq = z.object({ id: z.int(), faq_category_id: z.int(), question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faq>;

export const listFaqCategories = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/faq-categories',
  summary: 'Categories of frequently asked questions, in their order',
  permission: 'public',
  output: listOf(faqCategory),
});

export const listFaqs = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/faqs',
  summary: 'Frequently asked questions with their answers, in the order of their categories',
  permission: 'public',
  query: z.object({
    page,
    size: pageSize(SUPPORT_LIMITS.faqs, SUPPORT_LIMITS.faqs),
    ...queryWords({ fields: { id: exact(id), faq_category_id: exact(id) } }),
  }),
  output: listOf(faq),
});

const placed = { index: z.int(), version: z.int() };
const adminFaqCategory = faqCategory.extend({ ...placed, faqs_count: z.int() });
export type AdminFaqCategory = z.infer<typeof adminFaqCategory>;
const adminFaq = faq.extend({ ...placed, faq_category: z.string() });
export type AdminFaq = z.infer<typeof adminFaq>;

export const faqCategoryInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(SUPPORT_LIMITS.category),
  index: index.optional(),
  reason,
});
export const faqInput = z.object({
  faq_category_id: id,
  question: z.string().trim().min(1, 'Question is required').max(SUPPORT_LIMITS.question),
  answer: z.string().min(1, 'Answer is required').max(SUPPORT_LIMITS.answer),
  index: index.optional(),
  reason,
});

const console = { ...gate, permission: 'moderator' } as const;
const change = { ...gate, permission: 'admin' } as const;

export const adminListFaqCategories = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/faq-categories',
  summary: 'Categories of frequently asked questions, for the console',
  output: listOf(adminFaqCategory),
});

export const adminShowFaqCategory = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/faq-categories/{id}',
  summary: 'One category of frequently asked questions, for the console',
  params,
  output: data(adminFaqCategory),
  errors: [404],
});

export const createFaqCategory = operation({
  ...change,
  method: 'POST',
  path: '/api/v4/admin/faq-categories',
  summary: 'Makes a category of frequently asked questions, behind the others',
  body: faqCategoryInput,
  output: data(adminFaqCategory),
  status: 201,
});

export const changeFaqCategory = operation({
  ...change,
  method: 'PUT',
  path: '/api/v4/admin/faq-categories/{id}',
  summary: 'Changes a category; with `version` it answers 409 when somebody was first',
  params,
  body: faqCategoryInput.extend({ version }),
  output: data(adminFaqCategory),
  errors: [404, 409],
});

export const removeFaqCategory = operation({
  ...change,
  method: 'DELETE',
  path: '/api/v4/admin/faq-categories/{id}',
  summary: 'Removes a category that holds no question any more',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404, 409],
});

export const adminListFaqs = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/faqs',
  summary: 'Frequently asked questions, for the console',
  output: listOf(adminFaq),
});

export const adminShowFaq = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/faqs/{id}',
  summary: 'One frequently asked question, for the console',
  params,
  output: data(adminFaq),
  errors: [404],
});

export const createFaq = operation({
  ...change,
  method: 'POST',
  path: '/api/v4/admin/faqs',
  summary: 'Writes a question with its answer, behind the others of its category',
  body: faqInput,
  output: data(adminFaq),
  status: 201,
});

export const changeFaq = operation({
  ...change,
  method: 'PUT',
  path: '/api/v4/admin/faqs/{id}',
  summary: 'Changes a question; with `version` it answers 409 when somebody was first',
  params,
  body: faqInput.extend({ version }),
  output: data(adminFaq),
  errors: [404, 409],
});

export const removeFaq = operation({
  ...change,
  method: 'DELETE',
  path: '/api/v4/admin/faqs/{id}',
  summary: 'Removes a question',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});
