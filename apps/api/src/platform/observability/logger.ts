import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { Config } from '../config.ts';
import { LogFile } from './log-file.ts';

export const LOGGER = Symbol('logger');

/**
 * The structured log of the process. With LOG_FILE it goes there whole, and the terminal shows warnings and worse;
 * without, all of it goes to standard output, where an operator's collector reads it. Secrets are never in it.
 */
export function createLogger(config: Pick<Config, 'logLevel' | 'logFile'>): Logger {
  const options = {
    level: config.logLevel,
    serializers: { err: errorLine },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'],
  };
  if (!config.logFile) return pino(options);
  return pino(
    options,
    pino.multistream([
      { level: 'trace', stream: new LogFile(config.logFile) },
      { level: 'warn', stream: process.stdout },
    ]),
  );
}

/**
 * Of an error what finds its cause, and no more: the database's driver hangs its connection on it, with the key that ends its
 * statements, and PostgreSQL the values of rows (`detail`).
 */
export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return { type: name, message, stack, code, cause: cause === undefined ? undefined : errorLine(cause) };
}

/** Lets Nest write into it too. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest tells of every route it maps; that is for finding faults, not for running.
    this.pino.debug(fields(rest), String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.pino.warn(fields(rest), String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.pino.error({ ...fields(rest), err: message }, message.message);
    else this.pino.error(fields(rest), String(message));
  }
}

const fields = (rest: unknown[]): { context?: unknown; detail?: unknown } => {
  const context = rest.at(-1);
  return rest.length > 1 ? { context, detail: rest[0] } : { context };
};
