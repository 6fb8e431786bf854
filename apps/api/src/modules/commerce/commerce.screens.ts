import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** The screens of the shop: the plans, and the checkout page of the built-in provider. */
@Injectable()
export class CommerceScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.pricing, file: 'pricing' });
    this.pages.screen({ path: PATHS.testCheckout, file: 'checkout' });
  }
}
