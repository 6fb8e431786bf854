import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { settings } from '@lyceum/contracts';
import { useTranslate } from '../i18n/use-translate.ts';

type Account = settings.Settings['demo_accounts'][number];

/** Lists the demo accounts of staff, each with one click to log in. The server sends them in demo mode only. */
export function DemoAccounts({ accounts, onTake }: { accounts: Account[]; onTake: (account: Account) => void }) {
  const translate = useTranslate();
  const staff = accounts.filter(({ role }) => role !== 'member');
  if (staff.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('login.demo')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {translate('login.demo')}
      </Box>
      {staff.map((account) => (
        <Button key={account.email} size="small" variant="outlined" onClick={() => onTake(account)}>
          {translate(`app.roles.${account.role}`, { defaultValue: account.role })}
        </Button>
      ))}
    </Box>
  );
}
