import { ActionIcon } from '@mantine/core';
import { IconMusicPlus, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES, SOUNDS } from '@lyceum/browser/accepted';

interface Props {
  onChoose: (files: File[]) => void;
  /** Sounds alone, or pictures as well. */
  sounds?: boolean;
}

/** The small button beside a text that takes files along. */
export default function AddFiles({ onChoose, sounds = false }: Props) {
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
  const Sign = sounds ? IconMusicPlus : IconPaperclip;
  const label = t(sounds ? 'upload.addSound' : 'upload.add');
  return (
    <>
      <input ref={input} type="file" hidden multiple accept={sounds ? SOUNDS : `${PICTURES},${SOUNDS}`} />
      <ActionIcon variant="subtle" size={34} aria-label={label} title={label} onClick={() => input.current?.click()}>
        <Sign size={19} stroke={1.8} />
      </ActionIcon>
    </>
  );
}
