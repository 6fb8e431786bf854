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

/** Keeps what is typed in the form around it until it is saved or left, and brings it back after a reload or a login. */
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
  // The form around it fills itself from the record in an effect of its own, which comes after this one.
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (filled) bringBack();
  }, [filled]);

  const changed = JSON.stringify(changedIn(values, dirtyFields));
  useEffect(() => {
    // Not before it is back: it would be taken for nothing.
    if (back) kept.write(place, { version, values: JSON.parse(changed) as Record<string, unknown> });
  }, [back, place, version, changed]);

  useEffect(
    () => () => {
      // Saved, or left knowingly; or somebody has to log in first, and will be back.
      if (!hasEnded()) kept.write(place, NOTHING);
    },
    [place],
  );

  // Saved, or taken back by hand: there is nothing left to tell of.
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
