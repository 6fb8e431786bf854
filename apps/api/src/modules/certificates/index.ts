/** Certificates follow from what courses say: a command alone is for seeding, which tells nobody. */
export { IssueByRule } from './issuing/certificate.commands.ts';
export { CertificatesModule } from './certificates.module.ts';
