export const member = 1;
