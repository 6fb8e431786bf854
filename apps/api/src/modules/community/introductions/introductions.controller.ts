import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { DismissIntroduction, Introduce } from './introduction.commands.ts';
import { IntroductionQueries } from './introduction.queries.ts';
import { SHOWN } from '../posts/answered.ts';
import { TopicAnswers } from '../topics/reading/topic.answers.ts';
import { communityText } from '../community.texts.ts';

/** HTTP endpoints of the member's introduction. */
@Controller()
export class IntroductionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly introductions: IntroductionQueries,
    private readonly answers: TopicAnswers,
  ) {}

  @Handles(community.showIntroduction, SHOWN)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return this.introductions.offered(viewer);
  }

  @Handles(community.introduce)
  async give(@Input() { body }: InputOf<typeof community.introduce>, @CurrentViewer() viewer: MemberViewer) {
    return this.answers.with(viewer, await this.commands.execute(new Introduce(body, { viewer })));
  }

  @Handles(community.dismissIntroduction)
  async dismiss(@CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new DismissIntroduction({ viewer }));
    return new Committed(position, { message: communityText('introduction.dismissed') });
  }
}
