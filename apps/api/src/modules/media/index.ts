/** The public API of the media module: attach uploads to records of other modules, and decide who may see them. */
export { takePicture } from './form.ts';
export { type Attached, Media, type Owner } from './media.ts';
export { MediaModule, openStorage } from './media.module.ts';
export { type FileFacts, fileFacts, openingAddress, shownFile } from './upload.rows.ts';
export { type Storage, STORAGE } from './storage/storage.ts';
export { Uploads } from './uploads.ts';
