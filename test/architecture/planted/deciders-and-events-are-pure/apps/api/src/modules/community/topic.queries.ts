export const readTopic = 1;
