import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { namedBy } from '../lib/address/comment-address.ts';
import { useCommunityName } from '../lib/session/settings.ts';

interface Props {
  /** Title of the browser tab, followed by the community's name. */
  title: string;
  children?: ReactNode;
  className?: string;
}

let announcedPath: string | null = null;

/**
 * Heading of a screen, which sets the tab's title. It receives the focus after a navigation, so that screen readers
 * start there. Not on the first load, and not if the address points to a comment.
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
