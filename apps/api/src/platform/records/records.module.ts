import { Global, Module } from '@nestjs/common';
import { Audiences } from '../audiences/audiences.ts';
import { OrderingController } from '../ordering/ordering.controller.ts';
import { Orderings } from '../ordering/orderings.ts';
import { ScoreOffers } from '../scores/score-offers.ts';
import { Trophies } from '../scores/trophies.ts';
import { SearchOffers } from '../search/search-offers.ts';
import { Figures } from './figures.ts';
import { MemberFields } from './member-fields.ts';
import { MemberRecords } from './member-records.ts';
import { StreamHistories } from './stream-histories.ts';

const registries = [
  Audiences,
  Figures,
  MemberFields,
  MemberRecords,
  Orderings,
  ScoreOffers,
  SearchOffers,
  StreamHistories,
  Trophies,
];

/** Known everywhere, and below every module: each registers what it keeps, what it tells, what can be found, and who may. */
@Global()
@Module({ controllers: [OrderingController], providers: registries, exports: registries })
export class RecordsModule {}
