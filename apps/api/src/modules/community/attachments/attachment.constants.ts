import { isDocument } from '@lyceum/contracts/documents';
import { DOCUMENTS_PER_POST, FILES_PER_COMMENT, IMAGES_PER_POST, SOUNDS_PER_POST } from '@lyceum/contracts/limits';

/** Part 1 §5, decisions (conventions), and our own bound. */
export { DOCUMENTS_PER_POST, FILES_PER_COMMENT, IMAGES_PER_POST, isDocument, SOUNDS_PER_POST };
