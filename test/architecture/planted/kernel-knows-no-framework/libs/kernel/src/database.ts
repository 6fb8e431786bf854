import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import sql from 'sql-template-tag';
import { z } from 'zod';

export const things = [createHash, Pool, sql, z];
