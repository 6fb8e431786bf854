import { useEffect, useEffectEvent, useRef } from 'react';
import type { PostFile } from './post-file.ts';
import { usePostFiles } from './use-post-files.ts';
import FilesField from './FilesField.tsx';

interface Props {
  files: PostFile[];
  onFiles: (update: (before: PostFile[]) => PostFile[]) => void;
  /** So many there may be. */
  most: number;
  /** Nothing is said of what they show: what they are sent with has no words for it. */
  wordless?: boolean;
  /** What was chosen last, to be sent. */
  chosen: readonly File[];
  /** While something is on its way, the text waits. */
  onBusy: (busy: boolean) => void;
}

/** The files of a comment or a message. Comes with the first of them. */
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
  // Also after a choice of which nothing is sent, since there is no room for it.
  useEffect(() => tell(busy), [busy, chosen]);
  return <FilesField uploads={uploads} most={most} wordless={wordless} />;
}
