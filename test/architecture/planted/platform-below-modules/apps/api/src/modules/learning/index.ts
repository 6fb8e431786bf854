import { config } from '../../platform/config.ts';

export type Course = typeof config;
