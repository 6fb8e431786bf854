import en from './en.ts';
import nl from './nl.ts';

export const quizzesTexts = { en, nl };
