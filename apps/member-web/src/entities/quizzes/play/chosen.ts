import { useEffect, useState } from 'react';
import { store, stored } from '../../../lib/stored.ts';
import type { Attempt } from '../quiz.query.ts';
import type { Chosen } from './Choices.tsx';

export const NOTHING: Chosen = { option: null, text: '' };
type ByQuestion = Record<number, Chosen>;

const placeOf = ({ id }: Pick<Attempt, 'id'>): string => `lyceum.quiz.${id}`;
const here = (): Storage => sessionStorage;

/** Unsent answers of an attempt. They survive a reload. Session storage hides them from other users of the device. */
export function useChosen(attempt: Attempt): [ByQuestion, (questionId: number, chosen: Chosen) => void] {
  const [chosen, setChosen] = useState<ByQuestion>(() => stored<ByQuestion>(placeOf(attempt), here) ?? {});
  const place = placeOf(attempt);
  useEffect(() => store(place, chosen, here), [place, chosen]);
  return [chosen, (questionId, now) => setChosen((all) => ({ ...all, [questionId]: now }))];
}
