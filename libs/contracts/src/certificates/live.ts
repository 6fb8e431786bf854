/** What open screens are told of certificates, each on its member's own channel (part 3 §7). */
export interface CertificateEvents {
  certificate: { certificate_id: number; course_id: number };
  'certificate-withdrawn': { certificate_id: number; course_id: number };
}
