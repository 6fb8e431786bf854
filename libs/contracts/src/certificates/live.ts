/** Real-time events of certificates, on the member's channel (part 3 §7). */
export interface CertificateEvents {
  certificate: { certificate_id: number; course_id: number };
  'certificate-withdrawn': { certificate_id: number; course_id: number };
}
