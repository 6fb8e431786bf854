import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { faq } from '@lyceum/contracts';

export type Faq = faq.Faq;
export type FaqCategory = faq.FaqCategory;

/** Both lists are complete, without pages (part 3 §7). */
export const faqCategoriesOptions = queryOptions({
  queryKey: ['support', 'categories'],
  queryFn: async ({ signal }) => (await api('GET /api/v3/faq-categories', { signal })).data,
});

export const faqsOptions = queryOptions({
  queryKey: ['support', 'faqs'],
  queryFn: async ({ signal }) => (await api('GET /api/v3/faqs', { signal })).data,
});
