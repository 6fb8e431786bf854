import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENTS, PICTURES, SOUNDS } from '@lyceum/browser/accepted';

interface Props {
  onChoose: (files: File[]) => void;
  /** Pictures, sounds and documents without it; documents always. */
  only?: 'sounds' | 'pictures';
  /** As many as there may be are there. */
  full?: boolean;
}

const KINDS = {
  files: { accept: `${PICTURES},${SOUNDS},${DOCUMENTS}`, label: 'upload.add' },
  sounds: { accept: `${SOUNDS},${DOCUMENTS}`, label: 'upload.addSound' },
  pictures: { accept: `${PICTURES},${DOCUMENTS}`, label: 'upload.addPictures' },
} as const;

/** The small button beside a text that takes files along. */
export default function AddFiles({ onChoose, only, full = false }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    const element = input.current!;
    // Never taken off: the editor may have put another button in this one's place while the files were being chosen.
    element.addEventListener('change', () => {
      const files = [...(element.files ?? [])];
      // The same file may be chosen again after it was removed.
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
