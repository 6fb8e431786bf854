import { DOCUMENT_EXTENSIONS, DOCUMENT_TYPES } from '@lyceum/contracts/documents';
import { AUDIO_EXTENSIONS, IMAGE_EXTENSIONS } from '@lyceum/contracts/limits';

/** Part 1 §5, as a file input asks for it; the server looks at the content. */
const accepted = (extensions: readonly string[], types: string): string =>
  [...extensions.map((extension) => `.${extension}`), types].join(',');

export const PICTURES = accepted(IMAGE_EXTENSIONS, 'image/*');
export const SOUNDS = accepted(AUDIO_EXTENSIONS, 'audio/*');
/** Part 2 §5. */
export const DOCUMENTS = accepted(DOCUMENT_EXTENSIONS, Object.values(DOCUMENT_TYPES).join(','));
