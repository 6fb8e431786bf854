import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const category_id = z.int();
const category = z.object({ category_id, name: z.string(), index: z.int() });
const faq_id = z.int();
const faq = z.object({
  faq_id,
  category_id,
  question: z.string(),
  /** HTML sanitized by the rules of `rules_version`. */
  answer: z.string(),
  rules_version: z.int(),
  index: z.int(),
});

/** Categories (`faq-category-{id}`) and their questions (`faq-{id}`). */
export const faqEvents = {
  FaqCategoryMade: category,
  FaqCategoryChanged: category,
  FaqCategoryRemoved: z.object({ category_id }),
  FaqWritten: faq,
  FaqChanged: faq,
  FaqRemoved: z.object({ faq_id }),
};

export type FaqEvent = EventsOf<typeof faqEvents>;
export type FaqCategoryEvent = Extract<FaqEvent, { type: `FaqCategory${string}` }>;
export type FaqEntryEvent = Exclude<FaqEvent, FaqCategoryEvent>;
export type FaqCategory = z.output<typeof category>;
export type Faq = z.output<typeof faq>;
