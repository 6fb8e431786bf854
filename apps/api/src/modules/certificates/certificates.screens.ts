import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

const VERIFY = 'GET /api/v4/e-learning/certificates/{code}';

/** `/certificates/{code}`: whether it is genuine, for anybody. Its address is no page for search engines to find. */
@Injectable()
export class CertificateScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.certificate,
      file: 'certificate',
      ask: async ({ answers }, code) => {
        const parts = { params: { code } };
        const found = (await answers.ask(VERIFY, parts))?.data;
        if (!found) return { isMissing: answers.has(404, VERIFY, parts) };
        return { title: found.course };
      },
    });
  }
}
