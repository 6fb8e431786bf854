import en from './en.ts';
import nl from './nl.ts';

export const coursesTexts = { en, nl };
