import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { hasEnded } from '@lyceum/browser/session-ended';
import { changedIn, keptValues } from './kept-values.ts';

const kept = keptValues(() => sessionStorage);
const NOTHING = { version: 0, values: {} };

/** Stores unsaved form input and restores it after a reload or login. Saving or leaving the form clears it. */
export function KeptValues() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<{ id: number; version?: number }>();
  const { reset, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const values = useWatch();
  const place = `${resource}:${record?.id ?? 'new'}`;
  const version = record?.version ?? 0;
  const [found] = useState(() => kept.read(place));
  const [back, setBack] = useState(found === null);

  const bringBack = useEffectEvent(() => {
    for (const [name, value] of Object.entries(found?.values ?? {})) setValue(name, value, { shouldDirty: true });
    setBack(true);
  });
  const [filled, setFilled] = useState(false);
  // The form fills itself from the record in its own effect, which runs after this one.
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (filled) bringBack();
  }, [filled]);

  const changed = JSON.stringify(changedIn(values, dirtyFields));
  useEffect(() => {
    // Waits for the restore, because the still empty form would overwrite the stored input.
    if (back) kept.write(place, { version, values: JSON.parse(changed) as Record<string, unknown> });
  }, [back, place, version, changed]);

  useEffect(
    () => () => {
      // The form was saved or left on purpose. After an expired session the user returns, so the input stays.
      if (!hasEnded()) kept.write(place, NOTHING);
    },
    [place],
  );

  // The form was saved or reset by hand, so there is no restored input to report.
  if (!found || changed === '{}') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, maxWidth: 760 }}
      action={
        <Button variant="text" size="small" onClick={() => reset()}>
          {translate('app.form.discard')}
        </Button>
      }
    >
      {translate(found.version === version ? 'app.form.kept' : 'app.form.keptOver')}
    </Alert>
  );
}
