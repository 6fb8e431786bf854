import { useSearchParams } from 'react-router-dom';
import { safeReturn } from '../../../lib/address/return-to.ts';

/** With what one comes to the shop (`paths.shop`): the levels that open what one wanted, and the way back to it. */
export function useWish() {
  const [query] = useSearchParams();
  const levels = query.getAll('level');
  // Home is a click away on every screen.
  const asked = safeReturn(query.get('return'));
  const back = asked === '/' ? null : asked;
  return {
    back,
    isWanted: ({ level }: { level: { name: string } }): boolean => levels.includes(level.name),
    /** Another address of ours, with the way back; one of a provider stays as it is. */
    keep: (address: string): string =>
      back !== null && address !== '/' && safeReturn(address) === address
        ? `${address}?${new URLSearchParams({ return: back }).toString()}`
        : address,
  };
}
