import { useGetList } from 'react-admin';
import type { Level } from '../data/types.ts';

/** All membership levels. The list has no pages, because a community has only a few. */
export const useLevels = (): Level[] => useGetList<Level>('levels').data ?? [];
