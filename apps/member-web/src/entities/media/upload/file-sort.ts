import { DOCUMENT_EXTENSIONS, isDocument } from '@lyceum/contracts/documents';
import { AUDIO_EXTENSIONS } from '@lyceum/contracts/limits';
import { isPicture, type PostFile } from './post-file.ts';

/** The kinds of files that a post bounds separately, and shows separately. */
export type FileSort = 'pictures' | 'sounds' | 'documents';

export const sortOf = (file: Pick<PostFile, 'width' | 'filetype'>): FileSort => {
  if (isPicture(file)) return 'pictures';
  return isDocument(file.filetype) ? 'documents' : 'sounds';
};

/** Divides files of this device into pictures and others. */
export function withoutPictures(files: readonly File[]): { pictures: File[]; others: File[] } {
  const isPictureHere = (file: File): boolean => sortOfLocal(file) === 'pictures';
  return { pictures: files.filter(isPictureHere), others: files.filter((file) => !isPictureHere(file)) };
}

/** Of a file of this device, by its type and name; the server looks at the content. */
export function sortOfLocal({ name, type }: Pick<File, 'name' | 'type'>): FileSort {
  const ends = (extensions: readonly string[]): boolean =>
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (isDocument(type) || ends(DOCUMENT_EXTENSIONS)) return 'documents';
  return type.startsWith('audio/') || ends(AUDIO_EXTENSIONS) ? 'sounds' : 'pictures';
}
