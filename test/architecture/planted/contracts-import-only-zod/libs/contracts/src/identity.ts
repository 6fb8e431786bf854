// wrong: the browser would have to know the database driver
import type { Pool } from 'pg';
import { id } from './shared.ts';

export const member = id;
export type Database = Pool;
