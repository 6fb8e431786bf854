import Box from '@mui/material/Box';
import { CanAccess } from 'react-admin';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordFailed, RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Recount } from './Recount.tsx';
import { ScoringForm } from './ScoringForm.tsx';
import { useScoring } from './use-scoring.ts';

/** The address of the rules has no id. Their history uses this number. */
const RULES_ID = 1;

/** Page of the scoring rules. Staff see a preview of the effects before they publish. */
export default function ScoringPage() {
  const translate = useTranslate();
  const title = translate('resources.scoring.name', { count: 2 });
  return (
    <CanAccess resource="scoring" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <PageHeading title={title} under={translate('scoring.hint')} />
      <Columns aside={<History kind="rules" id={RULES_ID} name={title} />}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Recount />
          <Rules />
        </Box>
      </Columns>
    </CanAccess>
  );
}

function Rules() {
  const { data, error, refetch } = useScoring();
  if (!data) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  // The key resets the form if another administrator publishes rules.
  return <ScoringForm key={data.data.version} held={data.data} />;
}
