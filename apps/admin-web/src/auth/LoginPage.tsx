import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { identity } from '@lyceum/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../i18n/use-translate.ts';
import { Navigate } from 'react-router-dom';
import { useCommunity } from '../data/use-community.ts';
import { Logo } from '../layout/Logo.tsx';
import { Starting } from '../layout/pages.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { LoginForm } from './LoginForm.tsx';
import { NotStaff } from './NotStaff.tsx';
import { currentProfile, isStaff } from './session.ts';

const visitorOrGuest = (): Promise<identity.Profile | null> => currentProfile().catch(() => null);

/** Login page. Staff with a session go to the dashboard. Other members see that the console is for staff. */
export function LoginPage() {
  const translate = useTranslate();
  const community = useCommunity();
  const {
    data: visitor,
    isPending,
    refetch,
  } = useQuery({ queryKey: ['visitor'], queryFn: visitorOrGuest, staleTime: 0, gcTime: 0 });
  useDocumentTitle(translate('login.submit'));

  if (isPending) return <Starting />;
  if (visitor && isStaff(visitor)) return <Navigate to="/" replace />;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', alignContent: 'center', gap: 3, p: 2 }}
    >
      <Logo community={community} suffix={translate('app.console')} />
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        {visitor ? (
          <NotStaff visitor={visitor} community={community.name} onLeft={() => void refetch()} />
        ) : (
          <LoginForm community={community.name} demoAccounts={community.demoAccounts} onMember={() => void refetch()} />
        )}
      </Card>
    </Box>
  );
}
