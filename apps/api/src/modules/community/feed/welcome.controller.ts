import { Controller } from '@nestjs/common';
import { community } from '@lyceum/contracts';
import { Handles } from '../../../platform/http/operation.decorator.ts';
import { Welcome } from './welcome.ts';

/** HTTP endpoint of the welcome data for guests. */
@Controller()
export class WelcomeController {
  constructor(private readonly welcome: Welcome) {}

  @Handles(community.welcome)
  async show() {
    return { data: await this.welcome.current() };
  }
}
