import { useGetList } from 'react-admin';
import { useCommunity } from '../data/use-community.ts';
import type { Trophy } from '../data/types.ts';

/** Every trophy that can still be had; none where the community plays for none. */
export function useTrophies(): readonly Trophy[] {
  const { plugins } = useCommunity();
  const { data = [] } = useGetList<Trophy>('trophies', {}, { enabled: plugins.includes('gamification') });
  return data.filter(({ retired }) => !retired);
}
