import { useLocation } from 'react-router-dom';

/** Where the router is, to be looked at by a test: what stands behind the routes of a component that leads elsewhere. */
export function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}
