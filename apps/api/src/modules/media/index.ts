/** What other modules may use of files: taking uploads into use for something of theirs, and saying who may see it. */
export { takePicture } from './form.ts';
export { type Attached, Media, type Owner } from './media.ts';
export { MediaModule } from './media.module.ts';
export { type FileFacts, fileFacts, openingAddress, shownFile } from './upload.rows.ts';
export { type Storage, STORAGE } from './storage/storage.ts';
export { Uploads } from './uploads.ts';
