import { catalogue } from '../../platform/texts/texts.ts';

/** What certificates say to somebody, on paper too. */
export const certificateText = catalogue('certificates', {
  missing: ['There is no such certificate.', 'Dat certificaat is er niet.'],
  none: ['This course gives no certificate.', 'Deze cursus geeft geen certificaat.'],
  unfinished: ['This member has not finished the course.', 'Dit lid heeft de cursus niet afgerond.'],
  member: ['There is no such member.', 'Dat lid is er niet.'],
  busy: [
    'Many certificates are being made. Please try again in a moment.',
    'Er worden veel certificaten gemaakt. Probeer het zo nog eens.',
  ],
  withdrawn: ['The certificate is withdrawn.', 'Het certificaat is ingetrokken.'],
  'kind.issued': ['Certificates that you get', 'Certificaten die je krijgt'],
  'mail.issued': ['Your certificate is ready', 'Je certificaat is klaar'],
  'told.issued': ['Your certificate of {{what}} is ready', 'Je certificaat van {{what}} is klaar'],
  'paper.title': ['Certificate', 'Certificaat'],
  'paper.for': ['This is to certify that', 'Hierbij verklaren wij dat'],
  'paper.finished': ['has finished the course', 'met succes heeft afgerond de cursus'],
  'paper.on': ['on {{day}}', 'op {{day}}'],
  'paper.verify': ['Whether it is genuine is shown at', 'Of het echt is, staat op'],
  'paper.file': ['certificate', 'certificaat'],
});
