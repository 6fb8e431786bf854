import type { ResourceProps } from 'react-admin';
import type { Mail } from '../data/types.ts';
import { MailList } from './MailList.tsx';
import { MailShow } from './MailShow.tsx';

export const mails: ResourceProps = {
  name: 'mails',
  list: MailList,
  show: MailShow,
  recordRepresentation: (mail: Mail) => mail.subject,
};
