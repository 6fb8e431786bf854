import { api } from '@lyceum/browser/client';
import { answered } from '../data/errors.ts';

export const consentCommands = {
  verifyConsents: () => answered(api('GET /api/v4/admin/consents/verification')),
  consentText: (hash: string) => answered(api('GET /api/v4/admin/consent-texts/{hash}', { params: { hash } })),
  visits: () => answered(api('GET /api/v4/admin/visits')),
};
