import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CreateBase, email, Form, maxLength, required, SelectInput, TextInput, useSaveContext } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Limits of the API contract (`addMember`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = { first: 50, last: 255, reason: 500 };
const NEW_MEMBER = { email: '', first_name: '', last_name: '', locale: 'en', reason: '' };

/** Page that adds a member by e-mail address. */
export default function MemberCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="list" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('member.add')}
        back={{ to: '/members', label: translate('resources.members.name', { count: 2 }) }}
      />
      <Form defaultValues={NEW_MEMBER} warnWhenUnsavedChanges noValidate>
        <FocusRefused />
        <KeptValues />
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {refusal ? <Alert severity="error">{refusal}</Alert> : null}
          <NewMember />
        </Box>
      </Form>
    </CreateBase>
  );
}

function NewMember() {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const languages = (['nl', 'en'] as const).map((id) => ({ id, name: translate(`app.languages.${id}`) }));
  return (
    <>
      <Fields title={translate('member.whom')}>
        <TextInput source="email" type="email" validate={[required(), email()]} helperText="member.addHint" />
        <TextInput source="first_name" validate={maxLength(LIMITS.first)} helperText="member.nameHint" />
        <TextInput source="last_name" validate={maxLength(LIMITS.last)} helperText={false} />
        <SelectInput source="locale" choices={languages} translateChoice={false} helperText={false} required />
      </Fields>
      <Fields title={translate('board.why')}>
        <TextInput source="reason" validate={maxLength(LIMITS.reason)} helperText="board.reasonHint" multiline />
      </Fields>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={saving}>
          {translate('member.invite')}
        </Button>
        <LinkButton to="/members" variant="text">
          {translate('app.cancel')}
        </LinkButton>
      </Box>
    </>
  );
}
