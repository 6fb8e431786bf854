import en from './en.ts';
import nl from './nl.ts';

export const eventCategoriesTexts = { en, nl };
