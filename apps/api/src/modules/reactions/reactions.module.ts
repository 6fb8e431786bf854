import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { SettingsModule } from '../settings/index.ts';
import { reactionEvents } from './reaction.events.ts';
import { reactionRows } from './reaction.rows.ts';
import { Reactions } from './reactions.ts';

/** Emoji reactions to posts and messages. */
@Module({ imports: [SettingsModule], providers: [Reactions], exports: [Reactions] })
export class ReactionsModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(reactionEvents);
    this.kernel.project(reactionRows);
  }
}
