import { useQueryClient } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Settings } from '../data/types.ts';
import { VersionedEdit } from '../form/VersionedEdit.tsx';
import { History } from '../history/History.tsx';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_ID } from './settings-id.ts';

/** Page of the community settings, with their history. */
export default function SettingsPage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  // The community's name appears on every screen, and the history next to the form.
  const onSaved = () =>
    ['community', 'history'].forEach((part) => void queryClient.invalidateQueries({ queryKey: [part] }));
  const title = translate('resources.settings.name', { count: 2 });
  return (
    <CanAccess resource="settings" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <VersionedEdit<Settings> kind="settings" id={SETTINGS_ID} redirect={false} onSaved={onSaved}>
        {({ refusal, resetOptions }) => (
          <>
            <PageHeading title={title} under={translate('settings.hint')} />
            <Columns aside={<History kind="settings" id={SETTINGS_ID} name={title} />}>
              <SettingsForm submit={translate('board.save')} refusal={refusal} resetOptions={resetOptions} />
            </Columns>
          </>
        )}
      </VersionedEdit>
    </CanAccess>
  );
}
