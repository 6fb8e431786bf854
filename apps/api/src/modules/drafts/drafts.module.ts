import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.ts';
import { DraftsController } from './drafts.controller.ts';
import { DraftsScreens } from './drafts.screens.ts';
import { Drafts } from './drafts.ts';

/** Stores the unfinished texts of members. */
@Module({ imports: [IdentityModule], controllers: [DraftsController], providers: [Drafts, DraftsScreens] })
export class DraftsModule {}
