import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** Registers quiz pages without page data, so that no document contains a quiz. */
@Injectable()
export class QuizScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.quiz, file: 'quiz' });
  }
}
