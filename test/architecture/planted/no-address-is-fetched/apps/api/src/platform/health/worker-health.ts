import { createServer } from 'node:http';

export const server = createServer;
