import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCommand } from '../data/use-command.ts';
import type { Course } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Releases a course now, or at a chosen time in the community's time zone. */
export function PlanRelease({ course }: { course: Course }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  if (course.status === 'released') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {translate('course.release')}
      </Button>
      {asking ? <ReleaseDialog course={course} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ReleaseDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const translate = useTranslate();
  const [when, setWhen] = useState('');
  const send = useCommand(
    (provider, reason: string) =>
      provider.releaseCourse({
        ...{ id: course.id, reason },
        release_date: when === '' ? undefined : `${when.replace('T', ' ')}:00`,
      }),
    translate('course.saved'),
  );
  return (
    <ReasonDialog
      title={translate('course.releaseTitle')}
      hint={translate('course.releaseHint')}
      submit={translate('course.release')}
      reasons="course.reasons"
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={translate('course.releaseAt')}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ReasonDialog>
  );
}
