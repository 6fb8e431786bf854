import { useEffect, useEffectEvent, useRef } from 'react';
import type { PostFile } from './post-file.ts';
import { usePostFiles } from './use-post-files.ts';
import FilesField from './FilesField.tsx';

interface Props {
  files: PostFile[];
  onFiles: (update: (before: PostFile[]) => PostFile[]) => void;
  /** Maximum number of files. */
  most: number;
  /** Hides the alt texts, for posts whose API accepts none. */
  wordless?: boolean;
  /** Files chosen most recently, to upload. */
  chosen: readonly File[];
  /** Reports whether an upload is running. The text must not be sent during an upload. */
  onBusy: (busy: boolean) => void;
}

/** Files of a comment or message. The code loads with the first file. */
export default function CommentFiles({ files, onFiles, most, wordless, chosen, onBusy }: Props) {
  const uploads = usePostFiles({ files, onChange: onFiles, most });
  const taken = useRef<readonly File[]>([]);
  const take = useEffectEvent(() => {
    if (taken.current === chosen) return;
    taken.current = chosen;
    uploads.add(chosen);
  });
  useEffect(() => take(), [chosen]);

  const { busy } = uploads;
  const tell = useEffectEvent(onBusy);
  // Also reports after a choice that uploads nothing because the maximum is reached.
  useEffect(() => tell(busy), [busy, chosen]);
  return <FilesField uploads={uploads} most={most} wordless={wordless} />;
}
