import { Global, Module } from '@nestjs/common';
import { MemberRecords } from './member-records.ts';
import { StreamHistories } from './stream-histories.ts';

/** Known everywhere, and below every module: each registers what it keeps and what it tells. */
@Global()
@Module({ providers: [MemberRecords, StreamHistories], exports: [MemberRecords, StreamHistories] })
export class RecordsModule {}
