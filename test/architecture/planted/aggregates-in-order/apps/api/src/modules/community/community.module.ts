export const wiring = 1;
