import QuizOutlined from '@mui/icons-material/QuizOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Faq } from '../data/types.ts';
import { htmlOf, textOf } from '../ui/words.ts';

type FaqBody = Parameters<typeof api<'POST /api/v4/admin/faqs'>>[1]['body'];
type Held = Filled & Partial<FaqBody> & { words?: string };

/** Keeps an unchanged answer as stored, with its formatting. */
const answerOf = ({ words = '' }: Held, before?: Filled): string => {
  const answer = String(before?.answer ?? '');
  return before && words === textOf(answer) ? answer : htmlOf(words);
};

const bodyOf = (faq: Held, before?: Filled): FaqBody => ({
  faq_category_id: faq.faq_category_id ?? 0,
  question: faq.question ?? '',
  answer: answerOf(faq, before),
  ...(typeof faq.index === 'number' && { index: faq.index }),
  reason: reasonOf(faq.reason),
});

/** Adds the answer as plain text for the form. */
const held = (faq: Faq) => ({ ...faq, words: textOf(faq.answer) });

export const faqs: ConsoleResource<'faqs'> = {
  name: 'faqs',
  icon: QuizOutlined,
  list: lazy(() => import('./FaqList.tsx')),
  show: lazy(() => import('./FaqShow.tsx')),
  create: lazy(() => import('./FaqCreate.tsx')),
  edit: lazy(() => import('./FaqEdit.tsx')),
  recordRepresentation: (faq: Faq) => faq.question,
  read: {
    list: async (_, signal) => {
      const { data, meta } = await api('GET /api/v4/admin/faqs', { signal });
      return { data: data.map(held), meta };
    },
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/faqs/{id}', { params: { id }, signal });
      return { data: held(data) };
    },
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/faqs', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/faqs/{id}', {
        params: { id },
        body: { ...bodyOf(filled, before), version: before?.version },
      }),
  },
  administratorsOnly: ['create', 'edit', 'remove'],
};
