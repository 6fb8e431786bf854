import Box from '@mui/material/Box';
import { useGetIdentity } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCommunity } from '../data/use-community.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CountCard } from './CountCard.tsx';
import { Figures } from './Figures.tsx';
import { LatestTopics } from './LatestTopics.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { WaitingPanel } from './Waiting.tsx';

/** Home page of the console: waiting work, totals, statistics and the latest topics. */
export function Dashboard() {
  const translate = useTranslate();
  const community = useCommunity();
  const { identity } = useGetIdentity();
  const firstName = String(identity?.first_name ?? '');
  return (
    <>
      <PageHeading title={translate('app.dashboard')} under={translate('home.hint', { community: community.name })}>
        {firstName ? translate('home.welcome', { name: firstName }) : translate('app.dashboard')}
      </PageHeading>
      <SetupChecklist />
      <Box sx={{ mb: 3 }}>
        <WaitingPanel />
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mb: 3,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <CountCard resource="topics" />
        <CountCard resource="comments" />
        <CountCard resource="members" />
        <CountCard resource="boards" />
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Figures />
        <LatestTopics />
      </Box>
    </>
  );
}
