import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Rows } from '../record/Rows.tsx';
import { useErrorText } from '../data/errors.ts';
import { moved } from '../order/moved.ts';
import { SortableList } from '../order/SortableList.tsx';
import { type HeldFile, useFiles } from './use-files.ts';

interface Props {
  label: string;
  files: readonly HeldFile[];
  onChange: (files: HeldFile[]) => void;
  /** Maximum number of files. */
  most: number;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Files most recently pasted or dropped on the related text, to upload. */
  pasted?: readonly File[];
  /** Reports whether an upload is running. The form must not be saved during an upload. */
  onBusy: (busy: boolean) => void;
}

const NONE: readonly File[] = [];

/**
 * Field that uploads, removes and reorders the files of a record, by dragging or keyboard. The files belong to the
 * record once it is saved.
 */
export function FilesField({ label, files, onChange, most, accept, pasted = NONE, onBusy }: Props) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const errorText = useErrorText();
  const { progress, refusal, leftOut, add } = useFiles(files, onChange, { most, onBusy });
  const take = useEffectEvent(() => {
    if (pasted.length > 0) void add(pasted);
  });
  useEffect(() => take(), [pasted]);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Rows>
        {files.map((file) => (
          <li key={file.id}>
            {file.thumbnail ? (
              <Box
                component="img"
                src={file.thumbnail}
                alt=""
                sx={{ width: 56, height: 42, objectFit: 'cover', borderRadius: '6px' }}
              />
            ) : null}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {file.name}
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={translate('files.removeOf', { name: file.name })}
              onClick={() => onChange(files.filter((each) => each !== file))}
              sx={{ ml: 'auto' }}
            >
              {translate('files.remove')}
            </Button>
          </li>
        ))}
      </Rows>
      {files.length > 1 ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {translate('files.order')}
          </Box>
          <SortableList items={files} onMove={(from, to) => onChange(moved(files, from, to))} />
        </details>
      ) : null}
      {progress === null ? null : (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={translate('files.sending')} />
      )}
      {refusal === null ? null : (
        <Alert severity="error">
          {translate('files.refused', { name: refusal.name })} {errorText(refusal.error)}
        </Alert>
      )}
      {leftOut ? <Alert severity="warning">{translate('files.leftOut', { most })}</Alert> : null}
      {files.length < most ? (
        <Button
          variant="outlined"
          size="small"
          onClick={() => input.current?.click()}
          disabled={progress !== null}
          sx={{ justifySelf: 'start' }}
        >
          {translate('files.add')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Resets the input, so that choosing the same file again fires `change`.
          target.value = '';
          void add(chosen);
        }}
      />
    </Box>
  );
}
