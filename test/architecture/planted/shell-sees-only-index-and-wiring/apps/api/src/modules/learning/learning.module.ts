export const module = 1;
