import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** The form focuses a field that it finds wrong by itself; this does the same for a field that the server refused. */
export function FocusRefused() {
  const { errors, submitCount } = useFormState();
  const refused = Object.keys(errors).find((name) => errors[name]?.type === 'server');
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>(`form [name="${refused}"]`)?.focus();
  }, [refused, submitCount]);
  return null;
}
