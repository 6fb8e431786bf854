/** What a scanner finds in a file. */
export type ScanResult = 'clean' | 'infected';

/** Looks for malware in files that are stored as they were sent (docs/adr/0009). */
export interface VirusScanner {
  /** @throws {ScannerUnavailable} if the file could not be scanned to its end */
  scan(bytes: Buffer): Promise<ScanResult>;
}

export const VIRUS_SCANNER = Symbol('virus scanner');

/** No scanner answered, or it gave no result: the file may be anything. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** For installations without a scanner. */
export const noScanner: VirusScanner = { scan: () => Promise.resolve('clean') };
