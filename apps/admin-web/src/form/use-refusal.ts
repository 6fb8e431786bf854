import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useErrorText } from '../data/errors.ts';

/** Holds the server error to show above a form. Errors of single fields appear next to the fields instead. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorText = useErrorText();
  const onError = (error: unknown) => {
    const fields: unknown =
      error instanceof HttpError ? (error.body as { errors?: unknown } | undefined)?.errors : null;
    setRefusal(fields ? null : errorText(error));
    if (!fields) scrollTo({ top: 0 });
  };
  return { refusal, onError };
}
