import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isPosition, Kernel } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { POSITION_COOKIE, POSITION_HEADER } from './answers.ts';
import { projectionsOf } from './operation.decorator.ts';

/** Read your own writes: a mutation leaves its position with the caller, and their reads wait until their rows have it. */
@Injectable()
export class ReadYourWrites implements CanActivate {
  constructor(private readonly kernel: Kernel) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const { headers, cookies } = context.switchToHttp().getRequest<FastifyRequest>();
    const position = headers[POSITION_HEADER] ?? cookies[POSITION_COOKIE];
    if (isPosition(position)) await this.kernel.shown(projectionsOf(context), position);
    return true;
  }
}
