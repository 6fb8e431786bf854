import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { SearchOffers } from '../../platform/search/search-offers.ts';
import { registerDutch } from '../../platform/texts/texts.ts';
import { documentsOf } from './documents.ts';
import { SearchController } from './search.controller.ts';
import { searchDutch } from './search.nl.ts';
import { SearchQueries } from './search.queries.ts';

@Module({ controllers: [SearchController], providers: [SearchQueries] })
export class SearchModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
  ) {}

  onModuleInit(): void {
    registerDutch(searchDutch);
  }

  /** By then every module has said what it offers. */
  onApplicationBootstrap(): void {
    this.kernel.project(...this.offers.all.map(documentsOf));
  }
}
