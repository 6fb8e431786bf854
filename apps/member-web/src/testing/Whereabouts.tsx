import { useLocation } from 'react-router-dom';

/** Test helper that shows the router's current address, as the target of links under test. */
export function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}
