import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useDocumentTitle } from './use-document-title.ts';

interface Props {
  /** Also the title of the browser tab. */
  title: string;
  /** Content of the heading, if it differs from the title. */
  children?: ReactNode;
  under?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

/** `location.key` of the first page. The browser has already set the focus there. */
const FIRST = 'default';

/**
 * Heading of a page with an optional subtitle, commands and back link. After a navigation it receives the focus, so
 * that screen readers start here.
 */
export function PageHeading({ title, children, under, actions, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const navigated = useRef(key !== FIRST);
  useDocumentTitle(title);

  useEffect(() => {
    if (navigated.current) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {back ? (
          <Link
            component={RouterLink}
            to={back.to}
            underline="hover"
            variant="body2"
            sx={{ display: 'inline-block', mb: 0.75, lineHeight: '24px' }}
          >
            {back.label}
          </Link>
        ) : null}
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
          {children ?? title}
        </Typography>
        {under ? (
          <Box
            sx={{
              mt: 0.75,
              color: 'text.secondary',
              fontSize: '0.9375rem',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.5,
            }}
          >
            {under}
          </Box>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box> : null}
    </Box>
  );
}
