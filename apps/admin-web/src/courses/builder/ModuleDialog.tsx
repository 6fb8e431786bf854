import TextField from '@mui/material/TextField';
import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { useState } from 'react';
import { useCommand } from '../../data/use-command.ts';
import type { CourseOutline, OutlineModule } from '../../data/types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { reasonsFor } from './reasons.ts';

interface Props {
  course: CourseOutline;
  /** Null for a new module. */
  module: OutlineModule | null;
  onClose: () => void;
}

/** Dialog that adds a module at the end of a course, or renames one. */
export function ModuleDialog({ course, module, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(module?.name ?? '');
  const send = useCommand(
    (provider, reason: string) =>
      module
        ? provider.renameModule({ id: course.id, module_id: module.id, name, reason })
        : provider.addModule({ id: course.id, name, reason }),
    translate('course.saved'),
  );
  return (
    <ReasonDialog
      title={translate(module ? 'course.renameModule' : 'course.addModule')}
      submit={translate(module ? 'board.save' : 'course.add')}
      reasons={reasonsFor(course)}
      invalid={name.trim() ? null : translate('course.nameMissing')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={translate('course.name')}
        value={name}
        autoFocus
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LEARNING_LIMITS.name } }}
      />
    </ReasonDialog>
  );
}
