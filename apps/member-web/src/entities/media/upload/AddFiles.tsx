import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENTS, PICTURES, SOUNDS } from '@lyceum/browser/accepted';

interface Props {
  onChoose: (files: File[]) => void;
  /** Accepts only this kind, and documents. Without it, accepts pictures, sounds and documents. */
  only?: 'sounds' | 'pictures';
  /** Whether the maximum number of files is reached. */
  full?: boolean;
}

const KINDS = {
  files: { accept: `${PICTURES},${SOUNDS},${DOCUMENTS}`, label: 'upload.add' },
  sounds: { accept: `${SOUNDS},${DOCUMENTS}`, label: 'upload.addSound' },
  pictures: { accept: `${PICTURES},${DOCUMENTS}`, label: 'upload.addPictures' },
} as const;

/** Button next to a text field that attaches files. */
export default function AddFiles({ onChoose, only, full = false }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    const element = input.current!;
    // Never removed, because the editor may replace this button while the file picker is open.
    element.addEventListener('change', () => {
      const files = [...(element.files ?? [])];
      // Resets the input, so that choosing a removed file again fires `change`.
      element.value = '';
      if (files.length > 0) latest.current(files);
    });
  }, []);
  const { accept, label: key } = KINDS[only ?? 'files'];
  const label = t(key);
  return (
    <>
      <input ref={input} type="file" hidden multiple accept={accept} />
      <ActionIcon
        variant="subtle"
        size={34}
        aria-label={label}
        title={label}
        disabled={full}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={19} stroke={1.8} />
      </ActionIcon>
    </>
  );
}
