import en from './en.ts';
import nl from './nl.ts';

export const filesTexts = { en, nl };
