import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

const VERIFY = 'GET /api/v4/e-learning/certificates/{code}';

/**
 * Page data of `/certificates/{code}`, which verifies a certificate for everyone. Without a code, the reader's own
 * certificates.
 */
@Injectable()
export class CertificateScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.certificate,
      file: 'resources',
      ask: async ({ answers }, code) => {
        if (code === '') return {};
        const parts = { params: { code } };
        const found = (await answers.ask(VERIFY, parts))?.data;
        if (!found) return { isMissing: answers.has(404, VERIFY, parts) };
        return { title: found.course, isUnlisted: true };
      },
    });
  }
}
