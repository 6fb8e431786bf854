import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { identity } from '@lyceum/contracts';
import { useTranslate } from '../i18n/use-translate.ts';
import { signOut } from './session.ts';

interface Props {
  visitor: identity.Profile;
  community: string;
  onLeft: () => void;
}

/** Notice for a signed-in member who is not staff. Their community session continues unless they log out here. */
export function NotStaff({ visitor, community, onLeft }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1">{translate('login.notStaff', { name: visitor.first_name })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('login.notStaffHint', { community })}</Typography>
      <Button variant="contained" href="/">
        {translate('login.back')}
      </Button>
      <Button variant="text" onClick={() => void signOut().finally(onLeft)}>
        {translate('login.another')}
      </Button>
    </Box>
  );
}
