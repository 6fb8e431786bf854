import { ActionIcon, FileButton } from '@mantine/core';
import { IconMusicPlus, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PICTURES, type PostFiles, SOUNDS } from '../../lib/upload/use-post-files.ts';

interface Props {
  uploads: PostFiles;
  /** Sounds alone, or pictures as well. */
  sounds?: boolean;
}

/** The small button beside a text that takes files along. */
export function AddFiles({ uploads, sounds = false }: Props) {
  const { t } = useTranslation();
  const Sign = sounds ? IconMusicPlus : IconPaperclip;
  const label = t(sounds ? 'upload.addSound' : 'upload.add');
  return (
    <FileButton accept={sounds ? SOUNDS : `${PICTURES},${SOUNDS}`} multiple onChange={(files) => uploads.add(files)}>
      {(props) => (
        <ActionIcon variant="subtle" size={34} aria-label={label} title={label} {...props}>
          <Sign size={19} stroke={1.8} />
        </ActionIcon>
      )}
    </FileButton>
  );
}
