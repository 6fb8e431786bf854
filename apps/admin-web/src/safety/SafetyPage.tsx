import { useQueryClient } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import type { Settings } from '../data/types.ts';
import { VersionedEdit } from '../form/VersionedEdit.tsx';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { SETTINGS_ID } from '../settings/settings-id.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SafetyForm } from './SafetyForm.tsx';

/** Page of the limits for newcomers and the filter of words, with the history of the settings. */
export default function SafetyPage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const title = translate('resources.safety.name', { count: 2 });
  return (
    <CanAccess resource="safety" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <VersionedEdit<Settings>
        kind="settings"
        id={SETTINGS_ID}
        redirect={false}
        onSaved={() => void queryClient.invalidateQueries({ queryKey: ['history'] })}
      >
        {({ refusal, resetOptions }) => (
          <>
            <PageHeading title={title} under={translate('safety.hint')} />
            <Columns aside={<History kind="settings" id={SETTINGS_ID} name={title} />}>
              <SafetyForm submit={translate('board.save')} refusal={refusal} resetOptions={resetOptions} />
            </Columns>
          </>
        )}
      </VersionedEdit>
    </CanAccess>
  );
}
