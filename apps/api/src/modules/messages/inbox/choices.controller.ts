import { Controller } from '@nestjs/common';
import { type InputOf, messages } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { Choices } from './choices.ts';

/** HTTP endpoints of the member's settings for messages. */
@Controller()
export class MessageChoicesController {
  constructor(private readonly choices: Choices) {}

  @Handles(messages.messageChoices)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.choices.of(viewer.id) };
  }

  @Handles(messages.chooseMessages)
  async choose(@Input() { body }: InputOf<typeof messages.chooseMessages>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.choices.choose(viewer.id, body) };
  }
}
