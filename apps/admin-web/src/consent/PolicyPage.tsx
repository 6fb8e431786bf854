import { useQueryClient } from '@tanstack/react-query';
import { CONSENT_LIMITS } from '@lyceum/contracts/consent/limits';
import { CanAccess, maxLength, required, TextInput } from 'react-admin';
import type { PrivacyPolicy } from '../data/types.ts';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm } from '../form/ReasonedForm.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { VersionedEdit } from '../form/VersionedEdit.tsx';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { Columns } from '../record/Columns.tsx';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { CommunityLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const POLICY_ID = 1;
const PATH = '/about/policies/privacy-policy';

/** Page that edits the privacy policy. */
export default function PolicyPage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const onSaved = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const title = translate('resources.privacy-policy.name', { count: 1 });
  return (
    <CanAccess resource="privacy-policy" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <VersionedEdit<PrivacyPolicy> kind="policy" id={POLICY_ID} redirect={false} onSaved={onSaved}>
        {({ refusal, resetOptions }) => (
          <>
            <PageHeading
              title={title}
              under={translate('consent.policyHint')}
              actions={<CommunityLink href={PATH} />}
            />
            <Columns aside={<History kind="policy" id={POLICY_ID} name={title} />}>
              <PolicyForm refusal={refusal} resetOptions={resetOptions} />
            </Columns>
          </>
        )}
      </VersionedEdit>
    </CanAccess>
  );
}

function PolicyForm({ refusal, resetOptions }: { refusal: string | null; resetOptions: { keepDirtyValues: boolean } }) {
  const translate = useTranslate();
  return (
    <ReasonedForm submit={translate('board.save')} refusal={refusal} resetOptions={resetOptions}>
      <Fields title={translate('resources.privacy-policy.name', { count: 1 })}>
        <TextInput source="title" validate={[required(), maxLength(CONSENT_LIMITS.title)]} helperText={false} />
        <RichTextInput
          source="content"
          label={translate('resources.privacy-policy.fields.content')}
          validate={[required(), maxLength(CONSENT_LIMITS.policy)]}
        />
      </Fields>
    </ReasonedForm>
  );
}
