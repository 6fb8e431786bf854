// wrong: events know the machine they run on
import { randomUUID } from 'node:crypto';

export const id = randomUUID();
