import { takeGivenFiles } from '@lyceum/browser/given-files';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are pasted or dropped on a field go to the attachments of its form (part 2 §5). Without `onFiles` the form
 * has none: `true` until something else is pasted or dropped.
 */
export function useAddedFiles(field: RefObject<HTMLElement | null>, onFiles?: (files: File[]) => void): boolean {
  const [refused, setRefused] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    setRefused(files.length > 0 && !onFiles);
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => takeGivenFiles(field.current!, (files) => take(files)), [field]);
  return refused;
}
