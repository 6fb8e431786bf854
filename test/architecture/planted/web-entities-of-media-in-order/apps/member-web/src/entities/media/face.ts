export const face = 1;
