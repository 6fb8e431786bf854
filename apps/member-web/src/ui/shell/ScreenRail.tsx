import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The right rail of a screen that fills it itself, once it is in the page. */
export const RailContext = createContext<HTMLElement | null>(null);

/** Renders into the right rail. The route's frame must be `OWN_RAIL`. */
export function ScreenRail({ children }: { children: ReactNode }) {
  const rail = use(RailContext);
  return rail && createPortal(children, rail);
}
