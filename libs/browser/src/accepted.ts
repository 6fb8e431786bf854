import { DOCUMENT_EXTENSIONS, DOCUMENT_TYPES } from '@lyceum/contracts/documents';
import { AUDIO_EXTENSIONS, IMAGE_EXTENSIONS } from '@lyceum/contracts/limits';

/** The `accept` value of a file input (part 1 §5). The server checks the content itself. */
const accepted = (extensions: readonly string[], types: string): string =>
  [...extensions.map((extension) => `.${extension}`), types].join(',');

export const PICTURES = accepted(IMAGE_EXTENSIONS, 'image/*');
export const SOUNDS = accepted(AUDIO_EXTENSIONS, 'audio/*');
/** Part 2 §5. */
export const DOCUMENTS = accepted(DOCUMENT_EXTENSIONS, Object.values(DOCUMENT_TYPES).join(','));
