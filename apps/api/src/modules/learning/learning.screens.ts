import { Injectable, type OnModuleInit } from '@nestjs/common';
import { courseListParts } from '@lyceum/contracts/first-lists';
import { courseParts, lessonParts, PATHS } from '@lyceum/contracts/first-page';
import { breadcrumbs, courseThing, numberedPage, pageNumber } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

const COURSE = 'GET /api/v3/courses/{id}';
const LESSON = 'GET /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}';

/** Registers the page data that course screens load first. */
@Injectable()
export class LearningScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.resources, file: 'resources', ask: list });
    this.pages.screen({ path: PATHS.course, file: 'resources', ask: course });
    this.pages.screen({ path: PATHS.lesson, file: 'resources', ask: lesson });
  }
}

async function list({ answers, query }: PageAsked): Promise<Head> {
  const isMember = (await answers.ask('GET /api/v3/profile/me')) !== null;
  const shown = isMember && query.get('show') === 'mine' ? 'mine' : 'all';
  const number = pageNumber(query);
  const listed = await answers.ask('GET /api/v4/e-learning/courses', courseListParts(shown, number));
  return numberedPage(
    number,
    listed,
    ({ slug, name, excerpt, releases_at }) => ({
      path: coursePath(slug),
      title: name,
      author: '',
      at: releases_at,
      text: excerpt,
    }),
    { isShown: true, choice: shown === 'mine' ? 'show=mine' : '' },
  );
}

async function course({ answers }: PageAsked, slug: string): Promise<Head> {
  const found = (await answers.ask(COURSE, courseParts(slug)))?.data;
  if (!found) return { isMissing: answers.has(404, COURSE, courseParts(slug)) };
  return {
    title: found.name,
    description: found.excerpt,
    picture: found.image,
    drawn: { kind: 'courses', slug: found.slug },
    structured: () => [courseThing(found), breadcrumbs({ name: found.name, path: coursePath(found.slug) })],
  };
}

async function lesson({ answers }: PageAsked, inCourse: string, module = '', slug = ''): Promise<Head> {
  const parts = lessonParts(inCourse, module, slug);
  const found = (await answers.ask(LESSON, parts))?.data;
  if (!found) return { isMissing: answers.has(404, LESSON, parts) };
  // The outline beside the lesson.
  await answers.ask(COURSE, courseParts(inCourse));
  return {
    title: found.name,
    description: found.description,
    picture: found.image ?? found.course_image,
    structured: () => [
      breadcrumbs(
        { name: found.course_name, path: coursePath(found.course_slug) },
        { name: found.name, path: `${coursePath(inCourse)}/${encodeURIComponent(module)}/${encodeURIComponent(slug)}` },
      ),
    ],
  };
}

const coursePath = (slug: string): string => `/resources/${encodeURIComponent(slug)}`;
