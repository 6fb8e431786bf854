import { DOCUMENT_EXTENSIONS, isDocument } from '@lyceum/contracts/documents';
import { AUDIO_EXTENSIONS } from '@lyceum/contracts/limits';
import { isPicture, type PostFile } from './post-file.ts';

/** Kinds of files with a separate limit and a separate place in a post. */
export type FileSort = 'pictures' | 'sounds' | 'documents';

/** Kind of a stored file. */
export const sortOf = (file: Pick<PostFile, 'width' | 'filetype'>): FileSort => {
  if (isPicture(file)) return 'pictures';
  return isDocument(file.filetype) ? 'documents' : 'sounds';
};

/** Splits local files into pictures and others. */
export function splitPictures(files: readonly File[]): { pictures: File[]; others: File[] } {
  const isLocalPicture = (file: File): boolean => sortOfLocal(file) === 'pictures';
  return { pictures: files.filter(isLocalPicture), others: files.filter((file) => !isLocalPicture(file)) };
}

/** Kind of a local file by its MIME type and name. The server checks the content. */
export function sortOfLocal({ name, type }: Pick<File, 'name' | 'type'>): FileSort {
  const ends = (extensions: readonly string[]): boolean =>
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (isDocument(type) || ends(DOCUMENT_EXTENSIONS)) return 'documents';
  return type.startsWith('audio/') || ends(AUDIO_EXTENSIONS) ? 'sounds' : 'pictures';
}
