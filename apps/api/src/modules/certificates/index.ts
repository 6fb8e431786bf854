/** Nothing of certificates is used by other modules: they follow from what courses say. */
export { CertificatesModule } from './certificates.module.ts';
