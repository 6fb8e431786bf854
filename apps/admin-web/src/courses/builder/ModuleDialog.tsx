import TextField from '@mui/material/TextField';
import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { useState } from 'react';
import { useCommand } from '../../data/use-command.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

/** Dialog that adds a module at the end of a course. */
export function ModuleDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const send = useCommand(
    (provider, reason: string) => provider.addModule({ id: courseId, name, reason }),
    translate('course.saved'),
  );
  return (
    <ReasonDialog
      title={translate('course.addModule')}
      submit={translate('course.add')}
      reasons="course.reasons"
      invalid={name.trim() ? null : translate('course.nameMissing')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={translate('course.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LEARNING_LIMITS.name } }}
      />
    </ReasonDialog>
  );
}
