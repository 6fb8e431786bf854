import type { ParseKeys, TFunction } from 'i18next';
import { useTranslate as useAnyTranslate } from 'react-admin';

/** The key of a text; one that is not there does not compile. */
export type TextKey = ParseKeys;

/** The key of a list of ready-made reasons. */
export type ReasonsKey = Extract<ParseKeys<'translation', { returnObjects: true }>, `${string}easons`>;

/** React-admin's own hook, which knows when the language has changed, with the keys that there are. */
export const useTranslate = useAnyTranslate as unknown as () => TFunction;

/** What a resource is called, one or several of them. */
export function useResourceName(): (resource: string | undefined, count: number) => string {
  const translate = useTranslate();
  return (resource, count) => translate(`resources.${resource}.name`, { count, defaultValue: resource ?? '' });
}

/** What the field of a resource is called. */
export function useFieldName(): (resource: string | undefined, field: string) => string {
  const translate = useTranslate();
  return (resource, field) => translate(`resources.${resource}.fields.${field}`, { defaultValue: field });
}
