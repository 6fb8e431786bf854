import { Module } from '@nestjs/common';
import { DraftsController } from './drafts.controller.ts';
import { Drafts } from './drafts.ts';

@Module({ controllers: [DraftsController], providers: [Drafts] })
export class DraftsModule {}
