import OpenInNew from '@mui/icons-material/OpenInNew';
import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../resources.ts';

export function LinkButton({ to, ...rest }: ButtonProps & { to: string }) {
  return <Button component={RouterLink} to={to} variant="outlined" {...rest} />;
}

/** Leaves the console for the same thing as members see it. */
export function CommunityLink({ href }: { href: string }) {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      href={href}
      endIcon={<OpenInNew aria-hidden="true" />}
      sx={{ borderColor: 'divider', color: 'text.secondary' }}
    >
      {translate('app.openInCommunity')}
    </Button>
  );
}

interface Props {
  resource: ResourceName;
  id: number;
  children: ReactNode;
  /** The link that opens the row it stands in: keyboard shortcuts go from one to the next. */
  row?: boolean;
  quiet?: boolean;
}

export function RecordLink({ resource, id, children, row = false, quiet = false }: Props) {
  const createPath = useCreatePath();
  return (
    <MuiLink
      component={RouterLink}
      to={createPath({ resource, id, type: 'show' })}
      underline="hover"
      data-row-link={row || undefined}
      // A row that is clicked opens too: without this the click would navigate twice.
      onClick={(event) => event.stopPropagation()}
      sx={{
        color: quiet ? 'text.secondary' : 'text.primary',
        fontWeight: row ? 550 : 'inherit',
        // A title without a place to break must not push what stands beside it out of sight.
        overflowWrap: 'anywhere',
        minWidth: 0,
      }}
    >
      {children}
    </MuiLink>
  );
}

/** A list, narrowed to what belongs to something. */
export function ListLink({
  resource,
  filter,
  children,
}: {
  resource: ResourceName;
  filter: object;
  children: ReactNode;
}) {
  const to = `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <MuiLink component={RouterLink} to={to} underline="hover">
      {children}
    </MuiLink>
  );
}
