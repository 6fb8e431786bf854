import { HttpStatus } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { platformText } from '../../texts/platform.texts.ts';
import { refused } from '../refused.ts';

/** No operation takes a body that goes anywhere near as deep; what walks through one may go down into itself. */
const DEEPEST = 32;

/** Whether anything in the value lies deeper. Goes down level by level, and thus never into itself. */
export function isDeeperThan(value: unknown, deepest: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  }
  return false;
}

/** Refuses a body that is nested deeper than any that means something, before anybody reads it. */
export function registerBodyDepth(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', ({ body }, _reply, done) => {
    if (!isDeeperThan(body, DEEPEST)) return done();
    done(refused(HttpStatus.UNPROCESSABLE_ENTITY, platformText('body.nested')) as never);
  });
}
