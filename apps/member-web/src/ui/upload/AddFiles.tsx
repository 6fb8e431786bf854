import { ActionIcon } from '@mantine/core';
import { IconMusicPlus, IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
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
  const Sign = sounds ? IconMusicPlus : IconPaperclip;
  const label = t(sounds ? 'upload.addSound' : 'upload.add');
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={sounds ? SOUNDS : `${PICTURES},${SOUNDS}`}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <ActionIcon variant="subtle" size={34} aria-label={label} title={label} onClick={() => input.current?.click()}>
        <Sign size={19} stroke={1.8} />
      </ActionIcon>
    </>
  );
}
