import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { SearchOffers } from '../../platform/search/search-offers.ts';
import { documentsOf, tableOf } from './documents.ts';
import { SearchController } from './search.controller.ts';
import { SearchQueries } from './search.queries.ts';
import { SearchScreens } from './search.screens.ts';
import { wordsOf } from '../../platform/search/words.ts';

/** Full-text search over the documents of all modules. */
@Module({ controllers: [SearchController], providers: [SearchQueries, SearchScreens] })
export class SearchModule implements OnApplicationBootstrap {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
  ) {
    offers.findsParts((model, text) => {
      const { words, beginning } = wordsOf(text);
      if (words.length === 0) return null;
      return sql`select id, part from ${tableOf(model)} where vector @@ search.query(${words}::text[], ${beginning}::text)`;
    });
  }

  /** By this time, every module has registered its search documents. */
  onApplicationBootstrap(): void {
    this.kernel.project(...this.offers.all.map(documentsOf));
  }
}
