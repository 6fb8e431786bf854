import en from './en.ts';
import nl from './nl.ts';

export const consentTexts = { en, nl };
