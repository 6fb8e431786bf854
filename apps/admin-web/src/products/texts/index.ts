import en from './en.ts';
import nl from './nl.ts';

export const productsTexts = { en, nl };
