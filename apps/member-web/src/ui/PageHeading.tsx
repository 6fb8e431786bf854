import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { namedBy } from '../lib/address/comment-address.ts';
import { useCommunityName } from '../lib/session/settings.ts';

interface Props {
  /** What the tab is called; the community's name follows it. */
  title: string;
  children?: ReactNode;
  className?: string;
}

let announcedPath: string | null = null;

/**
 * The heading of a screen: names the tab, and takes the focus after a navigation, so that a screen reader begins there.
 * Not on the first load (the browser begins at the top), and not when the address points inside the screen.
 */
export function PageHeading({ title, children, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const community = useCommunityName();
  const { pathname, hash } = useLocation();

  useEffect(() => {
    document.title = title === community ? title : `${title} · ${community}`;
  }, [title, community]);

  useEffect(() => {
    if (announcedPath !== null && announcedPath !== pathname && !namedBy(hash).comment) {
      heading.current?.focus({ preventScroll: true });
    }
    announcedPath = pathname;
  }, [pathname, hash]);

  return (
    <h1 ref={heading} dir="auto" tabIndex={-1} className={className ?? 'visually-hidden'}>
      {children ?? title}
    </h1>
  );
}
