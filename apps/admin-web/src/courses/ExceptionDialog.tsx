import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { courseParticipants } from '@lyceum/contracts';
import { useState } from 'react';
import type { CourseOutline } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface Props {
  course: CourseOutline;
  learner: courseParticipants.CourseParticipant;
  onClose: () => void;
}

/** Dialog that opens one lesson early for one learner, or withdraws that exception. */
export function ExceptionDialog({ course, learner, onClose }: Props) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | ''>('');
  const lessons = course.modules.flatMap((module) => module.lessons);
  const isOpen = (id: number | '') => id !== '' && learner.exception_ids.includes(id);
  const send = useCommand(
    (provider, reason: string) =>
      provider.setException({
        ...{ id: course.id, member_id: learner.id, lesson_id: Number(chosen), open: !isOpen(chosen), reason },
      }),
    translate('course.saved'),
  );
  return (
    <ReasonDialog
      title={translate('course.exceptionsTitle', { name: learner.name })}
      hint={translate('course.exceptionsHint')}
      submit={translate(isOpen(chosen) ? 'course.exceptionEnd' : 'course.exceptionOpen')}
      reasons="course.exceptionReasons"
      invalid={chosen === '' ? translate('course.exceptionMissing') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('course.lesson')}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {lessons.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {isOpen(id) ? translate('course.exceptionIs', { name }) : name}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
