import en from './en.ts';
import nl from './nl.ts';

export const tagsTexts = { en, nl };
