import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import {
  CanAccess,
  CheckboxGroupInput,
  Form,
  RadioButtonGroupInput,
  RecordContextProvider,
  ResourceContextProvider,
  TextInput,
  useGetOne,
  useRedirect,
} from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Settings } from '../data/types.ts';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { useUnsaved } from '../form/use-unsaved.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { AccessDenied } from '../layout/pages.tsx';
import { RecordFailed, RecordSkeleton } from '../record/RecordPage.tsx';
import { LookInputs, PlaceInputs } from '../settings/basic-inputs.tsx';
import { PLUGINS } from '../settings/plugins.ts';
import { SETTINGS_ID } from '../settings/settings-id.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { addressesIn, type SetupValues } from './steps.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
import { useSetup } from './use-setup.ts';

/** So many are invited at once; the list of members takes the others. */
const MOST_INVITED = 50;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Page that sets a new community up: name and look, first boards, features and invitations. */
export default function SetupPage() {
  const translate = useTranslate();
  return (
    <CanAccess resource="setup" action="list" loading={<RecordSkeleton />} accessDenied={<AccessDenied />}>
      <PageHeading title={translate('resources.setup.name', { count: 1 })} under={translate('setup.hint')} />
      <Setup />
    </CanAccess>
  );
}

function Setup() {
  const { data, error, refetch } = useGetOne<Settings & { id: number }>('settings', { id: SETTINGS_ID });
  if (!data) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  return <SetupForm settings={data} />;
}

function SetupForm({ settings }: { settings: Settings }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { run, state, failures } = useSetup(settings);
  const [busy, setBusy] = useState(false);
  // Fixed at the first render: saved settings must not reset what is still to be done.
  const [values] = useState({ ...settings, template: null, boards: [], emails: '' });
  // After the render in which the form has stopped asking about unsaved text.
  useEffect(() => {
    if (state === 'done') redirect('/');
  }, [state, redirect]);
  const plugins = PLUGINS.map((id) => ({ id, name: translate(`settings.plugins.${id}`) }));
  return (
    <ResourceContextProvider value="settings">
      <Form defaultValues={values} onSubmit={(filled: unknown) => run(filled as SetupValues)} noValidate>
        <FocusRefused />
        <KeptValues />
        <Guard isDone={state === 'done'} />
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Fields title={translate('setup.community')}>
            <RecordContextProvider value={settings}>
              <LookInputs onBusy={setBusy} />
            </RecordContextProvider>
            <PlaceInputs />
          </Fields>
          <FirstBoards />
          <Fields title={translate('settings.features')}>
            <CheckboxGroupInput
              source="plugins"
              choices={plugins}
              translateChoice={false}
              label={translate('setup.features')}
              row={false}
              format={(held: string[]) => PLUGINS.filter((plugin) => held.includes(plugin))}
              parse={(chosen: string[]) => PLUGINS.filter((plugin) => chosen.includes(plugin))}
            />
          </Fields>
          <Invitations />
          {failures.length > 0 ? (
            <Alert severity="error">
              {translate('setup.failed')}
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {failures.map(({ title, why }) => (
                  <li key={title}>
                    {title}: {why}
                  </li>
                ))}
              </Box>
            </Alert>
          ) : null}
          <Box>
            <Button type="submit" variant="contained" loading={state === 'running'} disabled={busy}>
              {translate('setup.submit')}
            </Button>
          </Box>
        </Box>
      </Form>
    </ResourceContextProvider>
  );
}

/** Asks before typed text is left behind. */
function Guard({ isDone }: { isDone: boolean }) {
  const { dirtyFields } = useFormState();
  useUnsaved(!isDone && Object.keys(dirtyFields).length > 0);
  return null;
}

/** A template, and which of its boards to make: all of them at first. */
function FirstBoards() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const template = useWatch({ name: 'template' }) as TemplateName | null;
  useEffect(() => setValue('boards', template === null ? [] : [...TEMPLATES[template].boards]), [template, setValue]);
  const templates = TEMPLATE_NAMES.map((id) => ({ id, name: translate(`setup.templates.${id}`) }));
  const boards = template === null ? [] : TEMPLATES[template].boards;
  return (
    <Fields title={translate('setup.firstBoards')}>
      <RadioButtonGroupInput
        source="template"
        label={translate('setup.template')}
        choices={templates}
        translateChoice={false}
        row={false}
        helperText={false}
      />
      {template === null ? null : (
        <CheckboxGroupInput
          source="boards"
          label={translate('resources.boards.name', { count: 2 })}
          choices={boards.map((id) => ({ id, name: translate(`setup.boards.${id}.name`) }))}
          translateChoice={false}
          row={false}
          helperText="setup.boardsHint"
        />
      )}
    </Fields>
  );
}

function Invitations() {
  const translate = useTranslate();
  const check = (text: string) => {
    const found = addressesIn(text);
    const wrong = found.filter((address) => !ADDRESS.test(address));
    if (wrong.length > 0) return translate('setup.wrongAddress', { addresses: wrong.join(', ') });
    return found.length > MOST_INVITED ? translate('setup.tooMany', { count: MOST_INVITED }) : undefined;
  };
  return (
    <Fields title={translate('setup.invitations')}>
      <TextInput
        source="emails"
        label={translate('setup.emails')}
        helperText="setup.emailsHint"
        validate={check}
        multiline
        minRows={3}
      />
    </Fields>
  );
}
