import TextField from '@mui/material/TextField';
import { PICTURES } from '@lyceum/browser/accepted';
import { ALT_LENGTH, QUIZ_LIMITS } from '@lyceum/contracts/limits';
import { FilesField } from '../../files/FilesField.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Beside } from './question.ts';

interface Props {
  beside: Beside;
  onChange: (beside: Beside) => void;
  onBusy: (busy: boolean) => void;
}

/** Pictures and videos beside a question. */
export function BesideQuestion({ beside, onChange, onBusy }: Props) {
  const translate = useTranslate();
  const { pictures, alts, videos } = beside;
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
    </>
  );
}
