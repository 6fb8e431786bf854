import { useQueryClient } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import type { CookiePackage } from '../data/types.ts';
import { VersionedEdit } from '../form/VersionedEdit.tsx';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PackageForm } from './PackageForm.tsx';

/** There is one cookie package. Its history uses this number. */
const PACKAGE_ID = 1;

/** Page that edits and previews the cookie consent pop-up. */
export default function PackagePage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const onSaved = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const title = translate('resources.cookie-package.name', { count: 1 });
  return (
    <CanAccess resource="cookie-package" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <VersionedEdit<CookiePackage> kind="cookie-package" id={PACKAGE_ID} redirect={false} onSaved={onSaved}>
        {({ record, refusal, resetOptions }) => (
          <>
            <PageHeading
              title={title}
              under={
                record.package_version > 0
                  ? translate('consent.version', { version: record.package_version })
                  : translate('consent.never')
              }
            />
            <Columns aside={<History kind="cookie-package" id={PACKAGE_ID} name={title} />}>
              <PackageForm refusal={refusal} resetOptions={resetOptions} />
            </Columns>
          </>
        )}
      </VersionedEdit>
    </CanAccess>
  );
}
