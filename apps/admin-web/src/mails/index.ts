import MailOutlined from '@mui/icons-material/MailOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Mail } from '../data/types.ts';

export const mails: ConsoleResource<'mails'> = {
  name: 'mails',
  icon: MailOutlined,
  list: lazy(() => import('./MailList.tsx')),
  show: lazy(() => import('./MailShow.tsx')),
  recordRepresentation: (mail: Mail) => mail.subject,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/mails', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/mails/{id}', { params: { id }, signal }),
  },
  administratorsOnly: ['list', 'show'],
};
