import { Controller } from '@nestjs/common';
import { type InputOf, notifications } from '@lyceum/contracts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { notificationsText } from './notifications.texts.ts';
import { Preferences } from './preferences.ts';
import { Unsubscribe } from './unsubscribe.ts';

/** HTTP endpoints of notification preferences, and of the links that end mails. */
@Controller()
export class PreferencesController {
  constructor(
    private readonly preferences: Preferences,
    private readonly unsubscribe: Unsubscribe,
  ) {}

  @Handles(notifications.showPreferences)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.preferences.shownTo(viewer) };
  }

  @Handles(notifications.changePreferences)
  async change(
    @Input() { body }: InputOf<typeof notifications.changePreferences>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.preferences.change(viewer.id, body);
    return { data: await this.preferences.shownTo(viewer) };
  }

  @Handles(notifications.showUnsubscribe)
  async what(@Input() { params }: InputOf<typeof notifications.showUnsubscribe>) {
    return { data: await this.unsubscribe.show(params.token) };
  }

  @Handles(notifications.unsubscribe)
  async end(@Input() { params }: InputOf<typeof notifications.unsubscribe>) {
    await this.unsubscribe.end(params.token);
    return { message: notificationsText('unsubscribe.done') };
  }
}
