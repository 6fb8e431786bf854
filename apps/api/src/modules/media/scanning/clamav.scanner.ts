import { connect, type NetConnectOpts } from 'node:net';
import { ScannerUnavailable, type ScanResult, type VirusScanner } from './virus-scanner.ts';

/** clamd scans 8 MB within a second or two, but waits while it loads new signatures. */
const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;
/** `stream: OK` or `stream: <signature> FOUND`. A longer answer is invalid. */
const LONGEST_ANSWER = 4096;

/**
 * Scans with a clamd server, by the command INSTREAM of its protocol. Each chunk follows its length in four bytes
 * (big-endian), and a chunk of length 0 ends the stream. Each file has a separate connection.
 */
export class ClamAvScanner implements VirusScanner {
  private readonly address: NetConnectOpts;
  private readonly timeoutMs: number;

  /** @param address `host:port`, or the path of a unix socket */
  constructor(address: string, timeoutMs = TIMEOUT_MS) {
    this.address = addressOf(address);
    this.timeoutMs = timeoutMs;
  }

  async scan(bytes: Buffer): Promise<ScanResult> {
    const answer = await this.ask(bytes);
    if (answer === 'stream: OK') return 'clean';
    if (answer.endsWith(' FOUND')) return 'infected';
    // For example "INSTREAM size limit exceeded. ERROR". Then the operator must raise StreamMaxLength.
    throw new ScannerUnavailable(`clamd answered: ${answer}`);
  }

  private ask(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.address);
      let answer = '';
      const fail = (why: string): void => {
        clearTimeout(timer);
        socket.destroy();
        reject(new ScannerUnavailable(why));
      };
      const timer = setTimeout(() => fail(`no answer within ${this.timeoutMs} ms`), this.timeoutMs);
      socket.on('connect', () => send(socket.write.bind(socket), bytes));
      socket.on('data', (data: Buffer) => {
        answer += data.toString('latin1');
        const end = answer.indexOf('\0');
        if (end < 0 && answer.length > LONGEST_ANSWER) fail('the answer does not end');
        if (end < 0) return;
        clearTimeout(timer);
        socket.destroy();
        resolve(answer.slice(0, end));
      });
      socket.on('error', ({ message }) => fail(message));
      socket.on('close', () => fail('the connection was closed before an answer'));
    });
  }
}

/** The prefix `z` means that a zero byte ends the command, and later the answer. */
function send(write: (data: Buffer | string) => void, bytes: Buffer): void {
  write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    write(lengthOf(chunk.length));
    write(chunk);
  }
  write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function addressOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '');
  return { host, port: Number(address.slice(colon + 1)) };
}
