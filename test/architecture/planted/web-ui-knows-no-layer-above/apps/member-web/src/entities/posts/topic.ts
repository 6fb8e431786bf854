export const topic = 1;
