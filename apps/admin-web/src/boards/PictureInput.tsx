import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { PICTURES } from '@lyceum/browser/accepted';
import { useId, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  onBusy: (busy: boolean) => void;
  /** Texts for a picture that does not belong to a board. */
  words?: { label: string; shown: string; hint: string };
  /** The field of the record. */
  source?: string;
  /** A square picture. Without it, the width is four times the height, as for boards. */
  square?: boolean;
  /** Shows the whole picture, whatever its shape. */
  whole?: boolean;
}

/** Field that chooses, replaces or removes the picture of a record. The change takes effect when the form is saved. */
export function PictureInput({ onBusy, words, source = 'image', square = false, whole = false }: Props) {
  const translate = useTranslate();
  const label = useId();
  const file = useRef<HTMLInputElement>(null);
  const record = useRecordContext<Pick<Board, 'id'> & Record<string, unknown>>();
  const present = (record?.[source] as string | null | undefined) || null;
  const { shown, progress, refused, choose, remove } = usePicture(source, present, onBusy);
  const {
    label: title,
    shown: alt,
    hint,
  } = words ?? {
    label: translate('board.picture'),
    shown: translate('board.pictureShown'),
    hint: translate('board.pictureHint'),
  };
  return (
    <Box role="group" aria-labelledby={label} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box id={label} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {title}
      </Box>
      {shown ? (
        <Box
          component="img"
          src={shown}
          alt={alt}
          sx={({ tokens }) => ({
            display: 'block',
            width: 1,
            maxWidth: square ? 120 : 480,
            aspectRatio: square ? '1' : '4 / 1',
            objectFit: whole ? 'contain' : 'cover',
            borderRadius: '12px',
            bgcolor: tokens.sunken,
          })}
        />
      ) : null}
      {progress === null ? null : (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={translate('board.pictureSending')}
          sx={{ width: 1, maxWidth: 480 }}
        />
      )}
      {refused ? <Alert severity="error">{translate('board.pictureRefused')}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => file.current?.click()} disabled={progress !== null}>
          {translate(shown ? 'board.pictureReplace' : 'board.pictureChoose')}
        </Button>
        {shown ? (
          <Button variant="text" color="error" onClick={remove} disabled={progress !== null}>
            {translate('board.pictureRemove')}
          </Button>
        ) : null}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{hint}</Box>
      <input
        ref={file}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={title}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Resets the input, so that choosing the same file again fires `change`.
          target.value = '';
          if (chosen) choose(chosen);
        }}
      />
    </Box>
  );
}
