import { useGetList } from 'react-admin';
import type { EventCategory } from '../data/types.ts';

/** Every category of events: the community has a handful. */
export const useCategories = (): EventCategory[] => useGetList<EventCategory>('event-categories').data ?? [];
