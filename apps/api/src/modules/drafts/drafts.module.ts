import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.ts';
import { DraftsController } from './drafts.controller.ts';
import { Drafts } from './drafts.ts';

/** Stores the unfinished texts of members. */
@Module({ imports: [IdentityModule], controllers: [DraftsController], providers: [Drafts] })
export class DraftsModule {}
