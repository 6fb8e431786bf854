import { isDocument } from '@lyceum/contracts/documents';
import { DOCUMENTS_PER_POST, FILES_PER_COMMENT, IMAGES_PER_POST, SOUNDS_PER_POST } from '@lyceum/contracts/limits';

/** File limits: from part 1 §5, from decisions (conventions), and one that we chose. */
export { DOCUMENTS_PER_POST, FILES_PER_COMMENT, IMAGES_PER_POST, isDocument, SOUNDS_PER_POST };
