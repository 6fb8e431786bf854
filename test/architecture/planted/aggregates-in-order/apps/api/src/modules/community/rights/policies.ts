export const mayRead = true;
