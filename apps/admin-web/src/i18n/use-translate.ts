import type { ParseKeys, TFunction } from 'i18next';
import { useTranslate as useAnyTranslate } from 'react-admin';

/** Key of a text. An unknown key does not compile. */
export type TextKey = ParseKeys;

/** Key of a list of predefined reasons. */
export type ReasonsKey = Extract<
  ParseKeys<'translation', { returnObjects: true }>,
  `${string}.reasons` | `${string}Reasons`
>;

/** react-admin's hook, which re-renders on a language change, typed with the console's text keys. */
export const useTranslate = useAnyTranslate as unknown as () => TFunction;

/** Returns a function that gives a resource's name for a count. */
export function useResourceName(): (resource: string | undefined, count: number) => string {
  const translate = useTranslate();
  return (resource, count) => translate(`resources.${resource}.name`, { count, defaultValue: resource ?? '' });
}

/** Returns a function that gives the label of a resource's field. */
export function useFieldName(): (resource: string | undefined, field: string) => string {
  const translate = useTranslate();
  return (resource, field) => translate(`resources.${resource}.fields.${field}`, { defaultValue: field });
}
