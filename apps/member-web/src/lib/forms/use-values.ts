import { useState } from 'react';

/** Form values without a draft, so that leaving asks for confirmation. */
export function useValues<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  return { keeps: 'typed' as const, values, change, reset: () => setValues(initial) };
}
