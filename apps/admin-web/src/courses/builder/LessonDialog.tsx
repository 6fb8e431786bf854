import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DOCUMENTS, PICTURES, SOUNDS } from '@lyceum/browser/accepted';
import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useCommand } from '../../data/use-command.ts';
import type { CourseOutline, OutlineLesson, Quiz } from '../../data/types.ts';
import { FilesField } from '../../files/FilesField.tsx';
import { heldFile, sentFiles } from '../../files/use-files.ts';
import { RichTextEditor } from '../../form/RichTextEditor.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useTrophies } from '../../trophies/use-trophies.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { reasonsFor } from './reasons.ts';

interface Props {
  course: CourseOutline;
  moduleId: number;
  /** Null for a new lesson. */
  lesson: OutlineLesson | null;
  onClose: () => void;
}

/** Derives the content kind. A quiz takes precedence, because passing it completes the lesson. */
function kindOf(quiz: number | '', videos: string) {
  if (quiz !== '') return { content_kind: 'quiz' as const, quiz_id: quiz };
  return { content_kind: videos.trim() ? ('video' as const) : ('text' as const), quiz_id: null };
}

/** Dialog that creates or edits a lesson: texts, files, quiz, trophy and unlock rules. */
export function LessonDialog({ course, moduleId, lesson, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(lesson?.name ?? '');
  const [words, setWords] = useState(lesson?.content ?? '');
  const [files, setFiles] = useState(lesson?.attachments.map(heldFile) ?? []);
  const [pasted, setPasted] = useState<readonly File[]>([]);
  const [sending, setSending] = useState(false);
  const [videos, setVideos] = useState((lesson?.videos ?? []).join('\n'));
  // Empty, because the saved unlock time stays until the user changes the field (`keepsMoment`).
  const [opens, setOpens] = useState('');
  const [keepsMoment, setKeepsMoment] = useState(true);
  const [days, setDays] = useState(String(lesson?.unlock_days ?? ''));
  const [after, setAfter] = useState(lesson?.prerequisite_ids ?? []);
  const [quiz, setQuiz] = useState<number | ''>(lesson?.quiz_id ?? '');
  const [trophy, setTrophy] = useState<number | ''>(lesson?.trophy_id ?? '');
  const trophies = useTrophies();
  const quizzes = useGetList<Quiz>('quizzes', { pagination: { page: 1, perPage: 100 } }).data ?? [];
  const others = course.modules.flatMap(({ lessons }) => lessons).filter(({ id }) => id !== lesson?.id);
  const send = useCommand((provider, reason: string) => {
    const chosen = opens === '' ? null : `${opens.replace('T', ' ')}:00`;
    const content = words === lesson?.content ? {} : { content: words };
    const written = {
      ...{ name, ...content, prerequisite_ids: after, unlock_days: days === '' ? null : Number(days) },
      unlocks_at: keepsMoment ? (lesson?.unlocks_at ?? null) : chosen,
      ...(trophy !== (lesson?.trophy_id ?? '') && { trophy_id: trophy || null }),
      ...(quiz !== (lesson?.quiz_id ?? '') && kindOf(quiz, videos)),
      videos: videos.split(/\s+/).filter(Boolean),
      ...sentFiles(files),
    };
    const asked = { id: course.id, module_id: moduleId, words: written, reason };
    return lesson
      ? provider.changeLesson({ ...asked, lesson_id: lesson.id, version: lesson.version })
      : provider.addLesson(asked);
  }, translate('course.saved'));
  return (
    <ReasonDialog
      title={translate(lesson ? 'course.editLesson' : 'course.addLesson')}
      submit={translate(lesson ? 'board.save' : 'course.add')}
      reasons={reasonsFor(course)}
      invalid={sending ? translate('files.waiting') : name.trim() ? null : translate('course.nameMissing')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={translate('course.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LEARNING_LIMITS.name } }}
      />
      <RichTextEditor
        label={translate('course.words')}
        value={words}
        onChange={setWords}
        onFiles={setPasted}
        height={160}
      />
      <FilesField
        label={translate('course.files')}
        files={files}
        pasted={pasted}
        onChange={setFiles}
        onBusy={setSending}
        most={LEARNING_LIMITS.files}
        accept={`${PICTURES},${SOUNDS},${DOCUMENTS}`}
      />
      <TextField
        label={translate('course.videos')}
        value={videos}
        multiline
        onChange={({ target }) => setVideos(target.value)}
      />
      <TextField
        select
        label={translate('course.quiz')}
        helperText={translate('course.quizHint')}
        value={quiz}
        onChange={({ target }) => setQuiz(target.value === '' ? '' : Number(target.value))}
      >
        <MenuItem value="">{translate('course.noQuiz')}</MenuItem>
        {quizzes.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {trophies.length > 0 && (
        <TextField
          select
          label={translate('course.trophy')}
          helperText={translate('course.trophyHint')}
          value={trophy}
          onChange={({ target }) => setTrophy(target.value === '' ? '' : Number(target.value))}
        >
          <MenuItem value="">{translate('course.noQuiz')}</MenuItem>
          {trophies.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        type="datetime-local"
        label={translate('course.opensAt')}
        helperText={lesson?.unlocks_at && keepsMoment ? translate('course.opensNow', { when: lesson.unlocks_at }) : ' '}
        value={opens}
        onChange={({ target }) => {
          setOpens(target.value);
          setKeepsMoment(false);
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="number"
        label={translate('course.opensAfter')}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        slotProps={{ htmlInput: { min: 0, max: LEARNING_LIMITS.unlockDays } }}
      />
      <TextField
        select
        label={translate('course.after')}
        value={after}
        onChange={({ target }) => setAfter(target.value as unknown as number[])}
        slotProps={{ select: { multiple: true } }}
      >
        {others.map(({ id, name: called }) => (
          <MenuItem key={id} value={id}>
            {called}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
