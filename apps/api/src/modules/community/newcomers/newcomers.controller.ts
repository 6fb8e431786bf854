import { Controller } from '@nestjs/common';
import { community, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { SHOWN } from '../posts/answered.ts';
import { NewcomerMarks } from './newcomer.marks.ts';
import { Suggestions } from './suggestions.ts';

/** HTTP endpoints of the welcome of new members, and of their checklist. */
@Controller()
export class NewcomersController {
  constructor(
    private readonly marks: NewcomerMarks,
    private readonly suggestions: Suggestions,
  ) {}

  @Handles(community.showStart)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.marks.of(viewer) };
  }

  @Handles(community.keepStart)
  async keep(@Input() { body }: InputOf<typeof community.keepStart>, @CurrentViewer() viewer: MemberViewer) {
    await this.marks.keep(viewer, body);
    return this.show(viewer);
  }

  @Handles(community.startSuggestions, SHOWN)
  async suggest(@CurrentViewer() viewer: MemberViewer) {
    const { interests } = await this.marks.of(viewer);
    return { data: await this.suggestions.for(viewer, interests) };
  }
}
