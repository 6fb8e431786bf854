import OpenInNew from '@mui/icons-material/OpenInNew';
import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../resources.ts';

/** Button that navigates within the console. */
export function LinkButton({ to, ...rest }: ButtonProps & { to: string }) {
  return <Button component={RouterLink} to={to} variant="outlined" {...rest} />;
}

/** Link to the same content in the member app. */
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
  /** Marks the main link of a list row, for the `j` and `k` shortcuts. */
  row?: boolean;
  quiet?: boolean;
}

/** Link to the page of a record. */
export function RecordLink({ resource, id, children, row = false, quiet = false }: Props) {
  const createPath = useCreatePath();
  return (
    <MuiLink
      component={RouterLink}
      to={createPath({ resource, id, type: 'show' })}
      underline="hover"
      data-row-link={row || undefined}
      // A click on the row navigates too, so without this the click would navigate twice.
      onClick={(event) => event.stopPropagation()}
      sx={{
        color: quiet ? 'text.secondary' : 'text.primary',
        fontWeight: row ? 550 : 'inherit',
        // A long word must not push the neighbouring content out of view.
        overflowWrap: 'anywhere',
        minWidth: 0,
      }}
    >
      {children}
    </MuiLink>
  );
}

/** Link to a list with a filter. */
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
