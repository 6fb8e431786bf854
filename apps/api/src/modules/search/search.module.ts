import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { SearchOffers } from '../../platform/search/search-offers.ts';
import { documentsOf } from './documents.ts';
import { SearchController } from './search.controller.ts';
import { SearchQueries } from './search.queries.ts';

@Module({ controllers: [SearchController], providers: [SearchQueries] })
export class SearchModule implements OnApplicationBootstrap {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
  ) {}

  /** By then every module has said what it offers. */
  onApplicationBootstrap(): void {
    this.kernel.project(...this.offers.all.map(documentsOf));
  }
}
