/** The result of a scan. */
export type ScanResult = 'clean' | 'infected';

/** Scans files for malware that are stored as sent (docs/adr/0009). */
export interface VirusScanner {
  /** @throws {ScannerUnavailable} if the scan does not complete */
  scan(bytes: Buffer): Promise<ScanResult>;
}

export const VIRUS_SCANNER = Symbol('virus scanner');

/** No scanner answered, or it gave no result, so the file may contain anything. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** For installations without a scanner. */
export const noScanner: VirusScanner = { scan: () => Promise.resolve('clean') };
