import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../platform/config.ts';

/** Opens the application without servers, consumers and jobs, for a command-line tool. The caller must close it. */
export function openContext(settings: Record<string, string> = {}) {
  const { DATA_DIR = tmpdir() } = process.env;
  const config = readConfig({ ...process.env, DATA_DIR, ...settings, LOG_LEVEL: 'error' });
  return NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error', 'fatal'] });
}
