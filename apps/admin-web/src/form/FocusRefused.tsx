import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Focuses a field that the server rejected. The form only does this for its own validation errors. */
export function FocusRefused() {
  const { errors, submitCount } = useFormState();
  const refused = Object.keys(errors).find((name) => errors[name]?.type === 'server');
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>(`form [name="${refused}"]`)?.focus();
  }, [refused, submitCount]);
  return null;
}
