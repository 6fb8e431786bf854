import { useGetList } from 'react-admin';
import type { EventCategory } from '../data/types.ts';

/** All event categories. The list has no pages, because a community has only a few. */
export const useCategories = (): EventCategory[] => useGetList<EventCategory>('event-categories').data ?? [];
