import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { MessageReport } from '../data/types.ts';

/** Messages that a participant of the conversation reported. The console shows no other messages. */
export const messageReports: ConsoleResource<'message-reports'> = {
  name: 'message-reports',
  icon: FlagOutlined,
  list: lazy(() => import('./ReportList.tsx')),
  show: lazy(() => import('./ReportShow.tsx')),
  recordRepresentation: (report: MessageReport) => report.user.name,
  read: {
    // The API always sorts newest first.
    list: ({ per_page, page, where }, signal) =>
      api('GET /api/v4/admin/message-reports', { query: { page, size: per_page, where }, signal }),
    one: (id, signal) => api('GET /api/v4/admin/message-reports/{id}', { params: { id }, signal }),
  },
};
