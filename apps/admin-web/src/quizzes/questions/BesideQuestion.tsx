import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { PICTURES } from '@lyceum/browser/accepted';
import { ALT_LENGTH } from '@lyceum/contracts/limits';
import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import { FilesField } from '../../files/FilesField.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Beside } from './question.ts';

interface Props {
  beside: Beside;
  onChange: (beside: Beside) => void;
  onBusy: (busy: boolean) => void;
}

/** Pictures, videos and texts of a question. Empty texts are not sent. */
export function BesideQuestion({ beside, onChange, onBusy }: Props) {
  const translate = useTranslate();
  const { pictures, alts, videos, texts } = beside;
  const setText = (place: number, text: string) => onChange({ ...beside, texts: texts.with(place, text) });
  return (
    <>
      <FilesField
        label={translate('quiz.pictures')}
        files={pictures}
        onChange={(files) => onChange({ ...beside, pictures: files })}
        onBusy={onBusy}
        most={QUIZ_LIMITS.media}
        accept={PICTURES}
      />
      {pictures.map(({ id, name }) => (
        <TextField
          key={id}
          label={translate('quiz.alt', { name })}
          value={alts[id] ?? ''}
          onChange={({ target }) => onChange({ ...beside, alts: { ...alts, [id]: target.value } })}
          slotProps={{ htmlInput: { maxLength: ALT_LENGTH } }}
        />
      ))}
      <TextField
        label={translate('course.videos')}
        value={videos}
        multiline
        onChange={({ target }) => onChange({ ...beside, videos: target.value })}
      />
      {texts.map((text, place) => (
        <TextField
          key={place}
          label={translate('quiz.text', { number: place + 1 })}
          value={text}
          multiline
          minRows={3}
          onChange={({ target }) => setText(place, target.value)}
          slotProps={{ htmlInput: { maxLength: QUIZ_LIMITS.text } }}
        />
      ))}
      {texts.length < QUIZ_LIMITS.media && (
        <Button onClick={() => onChange({ ...beside, texts: [...texts, ''] })} sx={{ justifySelf: 'start' }}>
          {translate('quiz.addText')}
        </Button>
      )}
    </>
  );
}
