import { ApiError } from '@lyceum/browser/client';
import { HttpError } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';

/** react-admin puts the texts of `body.errors` beside the fields of a form. */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
    );
    throw new HttpError(error.firstMessage, error.status, Object.keys(errors).length > 0 ? { errors } : undefined);
  }
}

/** Without an id in its answer nothing was done. Saying "saved" hangs on this alone. */
export function done<T extends { data: { id?: unknown } }>(answer: T): T {
  if (answer.data.id === undefined) throw new HttpError('', 0);
  return answer;
}

export const statusOf = (error: unknown): number | undefined => (error instanceof HttpError ? error.status : undefined);

/** Refusals that mean the same wherever they are met have words in the reader's language; others tell their own. */
const COMMON = [0, 401, 403, 404, 429] as const;

export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const status = statusOf(error);
    const common = COMMON.find((each) => each === status);
    if (common !== undefined) return translate(`app.errors.${common}`);
    if (status !== undefined && status < 500 && error instanceof Error) return error.message;
    return translate('app.errors.other');
  };
}
