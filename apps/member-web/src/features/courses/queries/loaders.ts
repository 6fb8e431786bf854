import type { LoaderFunctionArgs } from 'react-router-dom';
import { begin } from '../../../lib/modules/begin.ts';
import { currentClient } from '../../../lib/session/query-client.ts';
import { meOptions } from '../../../lib/session/session.ts';
import { verifiedOptions } from './certificates.query.ts';
import { courseOptions, type LessonAddress, lessonOptions, listOptions } from './courses.query.ts';

async function prefetchList(asked: string | null): Promise<void> {
  const client = currentClient();
  const me = await client.ensureQueryData(meOptions);
  await client.prefetchInfiniteQuery(listOptions(me && asked === 'mine' ? 'mine' : 'all'));
}

/** Loads a lesson and the outline of its course. */
export async function prefetchLesson(at: LessonAddress): Promise<void> {
  const client = currentClient();
  await Promise.all([client.prefetchQuery(lessonOptions(at)), client.prefetchQuery(courseOptions(at.course))]);
}

/** Starts loading the list of courses while its screen loads. */
export const listLoader = ({ request }: LoaderFunctionArgs) =>
  begin(prefetchList(new URL(request.url).searchParams.get('show')));

/** Starts loading a course while its screen loads. */
export const courseLoader = ({ params }: LoaderFunctionArgs) =>
  begin(currentClient().prefetchQuery(courseOptions(params.course ?? '')));

/** Starts verifying a certificate while its screen loads. Without a code there is nothing to verify. */
export const certificateLoader = ({ params: { code } }: LoaderFunctionArgs) =>
  code ? begin(currentClient().prefetchQuery(verifiedOptions(code))) : null;
