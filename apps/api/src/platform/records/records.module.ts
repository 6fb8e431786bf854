import { Global, Module } from '@nestjs/common';
import { Figures } from './figures.ts';
import { MemberRecords } from './member-records.ts';
import { StreamHistories } from './stream-histories.ts';

/** Known everywhere, and below every module: each registers what it keeps and what it tells. */
@Global()
@Module({ providers: [Figures, MemberRecords, StreamHistories], exports: [Figures, MemberRecords, StreamHistories] })
export class RecordsModule {}
