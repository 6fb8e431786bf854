/** Course events trigger certificates. Other modules use only the seeding command, which sends no notification. */
export { IssueByRule } from './issuing/certificate.commands.ts';
export { CertificatesModule } from './certificates.module.ts';
