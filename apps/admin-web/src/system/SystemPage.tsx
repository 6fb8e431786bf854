import { CanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { History } from '../history/History.tsx';
import { EffectsPanel } from './EffectsPanel.tsx';
import { JobsPanel } from './JobsPanel.tsx';
import { ParkedPanel } from './ParkedPanel.tsx';
import { ProcessorsPanel } from './ProcessorsPanel.tsx';

/** Page of the background processing. Panels with possible problems come first. */
export default function SystemPage() {
  const translate = useTranslate();
  return (
    <CanAccess resource="system" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <PageHeading title={translate('resources.system.name', { count: 1 })} under={translate('system.hint')} />
      <Columns>
        <ParkedPanel />
        <EffectsPanel />
        <JobsPanel />
        <ProcessorsPanel />
        <History kind="effects" id={1} name="" title={translate('system.effectHistory')} />
      </Columns>
    </CanAccess>
  );
}
