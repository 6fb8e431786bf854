// wrong: the platform knows the document
import { page } from '../../web/page.ts';
import { config } from '../config.ts';

export const shown = [page, config];
