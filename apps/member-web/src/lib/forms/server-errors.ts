import { ApiError } from '@lyceum/browser/client';

/** The first text of each field that the server refused, as a form shows them. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.errors).flatMap(([field, texts]) => (texts[0] ? [[field, texts[0]]] : [])),
      )
    : {};

/** What belongs to no field that is shown. */
export function formError(error: unknown, shown: string[], otherwise: string): string | null {
  if (!(error instanceof ApiError)) return otherwise;
  return Object.keys(error.errors).some((field) => shown.includes(field)) ? null : error.message || otherwise;
}
