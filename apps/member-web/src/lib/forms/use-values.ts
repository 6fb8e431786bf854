import { useState } from 'react';

/** What is typed into a form that keeps no draft: leaving it asks first. */
export function useValues<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  return { keeps: 'typed' as const, values, change, reset: () => setValues(initial) };
}
