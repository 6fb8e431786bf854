import { useState } from 'react';

/** What is typed into a form that keeps no draft. */
export function useValues<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  return { values, change, reset: () => setValues(initial) };
}
