import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { useResourceName } from '../i18n/use-translate.ts';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../resources.ts';
import type { ListMeta } from '../data/types.ts';
import { useCount } from '../list/Total.tsx';
import { fonts } from '../theme/tokens.ts';
import { totalOf } from './totals.ts';

/** Card with the number of records of one resource. It links to the list. */
export function CountCard({ resource }: { resource: ResourceName }) {
  const resourceName = useResourceName();
  const count = useCount();
  const { total, meta, isPending } = useGetList(resource, totalOf(resource));
  return (
    <Card component="li">
      <CardActionArea component={RouterLink} to={`/${resource}`} sx={{ p: 2.5 }}>
        <Box
          component="span"
          sx={{ display: 'block', fontFamily: fonts.serif, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}
        >
          {isPending ? <Skeleton width="3ch" /> : total === undefined ? '–' : count(total, meta as ListMeta)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {resourceName(resource, total ?? 2)}
        </Box>
      </CardActionArea>
    </Card>
  );
}
