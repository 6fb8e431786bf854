/** What other modules may use of GIFs: turning one that a member sends into rich text. */
export { Gifs } from './gifs.ts';
export { GifsModule } from './gifs.module.ts';
