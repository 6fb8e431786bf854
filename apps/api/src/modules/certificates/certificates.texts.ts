import { catalogue } from '../../platform/texts/texts.ts';

/** What certificates say to somebody, on paper too. */
export const certificateText = catalogue('certificates', {
  missing: ['There is no such certificate.', 'Dat certificaat is er niet.'],
  none: ['This course has no certificate.', 'Deze cursus geeft geen certificaat.'],
  unfinished: ['This member has not finished the course.', 'Dit lid heeft de cursus niet afgerond.'],
  member: ['There is no such member.', 'Dat lid is er niet.'],
  busy: [
    'Many certificates are being prepared. Please try again in a moment.',
    'Er worden veel certificaten gemaakt. Probeer het zo nog eens.',
  ],
  withdrawn: ['Certificate withdrawn.', 'Het certificaat is ingetrokken.'],
  'kind.issued': ['New certificates', 'Nieuwe certificaten'],
  'mail.issued': ['Your certificate is ready', 'Je certificaat is klaar'],
  'told.issued': ['Your certificate of {{what}} is ready', 'Je certificaat van {{what}} is klaar'],
  'paper.title': ['Certificate', 'Certificaat'],
  'paper.for': ['This is to certify that', 'Hierbij verklaren wij dat'],
  'paper.finished': ['has finished the course', 'met succes heeft afgerond de cursus'],
  'paper.on': ['on {{day}}', 'op {{day}}'],
  'paper.verify': ['Verify at', 'Controleren op'],
  'paper.file': ['certificate', 'certificaat'],
});
