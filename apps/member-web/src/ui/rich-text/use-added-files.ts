import { listenForFiles } from '@lyceum/browser/transferred-files';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Passes files pasted or dropped on a field to its form's attachments (part 2 §5). Without `onFiles` they are refused,
 * and the result is `true` until the next paste or drop.
 */
export function useAddedFiles(field: RefObject<HTMLElement | null>, onFiles?: (files: File[]) => void): boolean {
  const [refused, setRefused] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    setRefused(files.length > 0 && !onFiles);
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => listenForFiles(field.current!, (files) => take(files)), [field]);
  return refused;
}
