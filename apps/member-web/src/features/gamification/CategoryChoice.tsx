import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { TROPHY_CATEGORIES } from '@lyceum/contracts/gamification/limits';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import classes from './Trophies.module.css';
import type { Trophy } from './trophies.query.ts';

type Known = (typeof TROPHY_CATEGORIES)[number];
const isKnown = (category: string): category is Known => TROPHY_CATEGORIES.includes(category as Known);

/** The trophy categories, and the chosen one from the `type` query parameter (as in the API), or null for all. */
export function useCategory(trophies: readonly Trophy[]) {
  const [query] = useSearchParams();
  const categories = [...new Set(trophies.map(({ category }) => category))].sort();
  const asked = query.get('type');
  return { categories, category: asked !== null && categories.includes(asked) ? asked : null };
}

/** Selects a trophy category. Hidden if there are fewer than two. */
export function CategoryChoice({ categories, category }: ReturnType<typeof useCategory>) {
  const { t } = useTranslation();
  const [, setQuery] = useSearchParams();
  if (categories.length < 2) return null;
  const choose = (type: string) =>
    setQuery(
      (query) => {
        if (type) query.set('type', type);
        else query.delete('type');
        return query;
      },
      { replace: true },
    );
  const nameOf = (name: string) => (isKnown(name) ? t(`trophyRoom.categories.${name}`) : name);
  return (
    <NativeSelect
      className={classes.category}
      label={t('trophyRoom.category')}
      value={category ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('trophyRoom.categories.all') },
        ...categories.map((name) => ({ value: name, label: nameOf(name) })),
      ]}
    />
  );
}
