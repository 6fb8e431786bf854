// wrong: a library looks up to an application
import { config } from '../../../apps/api/src/config.ts';

export const sanitize = config;
