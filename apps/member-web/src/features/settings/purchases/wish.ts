import { useSearchParams } from 'react-router-dom';
import { safeReturn } from '../../../lib/address/return-to.ts';

/** Parameters of the shop's address (`paths.shop`): the levels that open the locked content, and the way back. */
export function useWish() {
  const [query] = useSearchParams();
  const levels = query.getAll('level');
  // A link to the home page adds nothing, because every screen has one.
  const asked = safeReturn(query.get('return'));
  const back = asked === '/' ? null : asked;
  return {
    back,
    isWanted: ({ level }: { level: { name: string } }): boolean => levels.includes(level.name),
    /** Adds the way back to an internal address. A provider's address stays unchanged. */
    keep: (address: string): string =>
      back !== null && address !== '/' && safeReturn(address) === address
        ? `${address}?${new URLSearchParams({ return: back }).toString()}`
        : address,
  };
}
