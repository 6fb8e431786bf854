import { type Page, QUIET, SMALLEST } from '../../../platform/paper/sheet.ts';

/** All text on a certificate. */
export interface Paper {
  language: string;
  community: string;
  title: string;
  intro: string;
  name: string;
  finished: string;
  course: string;
  on: string;
  verify: string;
  url: string;
  code: string;
  issuedAt: string;
}

/** Lays out the certificate as one page. */
export const certificateOf = (paper: Paper): Page => ({
  language: paper.language,
  title: `${paper.title}: ${paper.name}`,
  author: paper.community,
  createdAt: paper.issuedAt,
  form: 'diploma',
  lines: [
    { text: paper.community, size: 16, gap: 0, color: QUIET },
    { text: paper.title, size: 44, weight: 'bold', gap: 34 },
    { text: paper.intro, size: 14, gap: 6, color: QUIET },
    { text: paper.name, size: 34, weight: 'bold', gap: 26 },
    { text: paper.finished, size: 14, gap: 2, color: QUIET },
    { text: paper.course, size: 26, weight: 'bold', gap: 18 },
    { text: paper.on, size: 14, gap: 2 },
    { text: paper.verify, size: SMALLEST, gap: 34, color: QUIET },
    { text: paper.url, size: SMALLEST, gap: 2 },
  ],
});
