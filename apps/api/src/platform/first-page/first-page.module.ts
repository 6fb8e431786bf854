import { Global, Module } from '@nestjs/common';
import { FirstPages } from './first-pages.ts';

/** Known everywhere: any module may have screens. */
@Global()
@Module({ providers: [FirstPages], exports: [FirstPages] })
export class FirstPageModule {}
