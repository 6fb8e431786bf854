import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useErrorText } from '../data/errors.ts';

/** What the server refused, to be told above the form; what it said about single fields stands beside them already. */
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
