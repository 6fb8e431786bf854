export const board = 1;
