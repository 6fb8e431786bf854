import { ApiError } from '@lyceum/browser/client';
import { HttpError } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';

/**
 * Awaits an API call and converts its error to react-admin's format.
 * @throws {HttpError} with `body.errors`, which react-admin shows next to the form fields.
 */
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

/**
 * Guards success messages: an answer without an id means that the server did not execute the command.
 * @throws {HttpError} with status 0 if the answer has no id.
 */
export function done<T extends { data: { id?: unknown } }>(answer: T): T {
  if (answer.data.id === undefined) throw new HttpError('', 0);
  return answer;
}

/** HTTP status of an error, 0 without a connection, or undefined for other errors. */
export const statusOf = (error: unknown): number | undefined => (error instanceof HttpError ? error.status : undefined);

/** Statuses with a translated message in the console. Other refusals show the server's own message. */
const COMMON = [0, 401, 403, 404, 429] as const;

/** Returns a function that gives the message to show for an error. */
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
