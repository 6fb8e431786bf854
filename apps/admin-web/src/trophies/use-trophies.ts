import { useGetList } from 'react-admin';
import { useCommunity } from '../data/use-community.ts';
import type { Trophy } from '../data/types.ts';

/** All trophies that are not retired. Empty if the gamification plugin is off. */
export function useTrophies(): readonly Trophy[] {
  const { plugins } = useCommunity();
  const { data = [] } = useGetList<Trophy>('trophies', {}, { enabled: plugins.includes('gamification') });
  return data.filter(({ retired }) => !retired);
}
