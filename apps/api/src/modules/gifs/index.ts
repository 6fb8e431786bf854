/** The public API of the GIF module. Other modules use it to turn a GIF into rich text. */
export { Gifs } from './gifs.ts';
export { GifsModule } from './gifs.module.ts';
export { BoundedCache } from './proxy/bounded-cache.ts';
export { SignedIds } from './proxy/signed-ids.ts';
