import { useGetList } from 'react-admin';
import type { Level } from '../data/types.ts';

/** Every level: the community has a handful. */
export const useLevels = (): Level[] => useGetList<Level>('levels').data ?? [];
