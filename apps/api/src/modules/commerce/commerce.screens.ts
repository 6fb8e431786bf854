import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** Page data of the built-in provider's checkout page, which members enter by a direct link. */
@Injectable()
export class CommerceScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.testCheckout, file: 'checkout' });
  }
}
