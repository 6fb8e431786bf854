export const password = 'a';
