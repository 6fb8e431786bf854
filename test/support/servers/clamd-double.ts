import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const COMMAND = 'zINSTREAM\0';
/** Files that contain it are answered as infected. */
export const MALWARE = 'lyceum-test-malware';

/** A server that speaks clamd's INSTREAM and refuses everything else, on a TCP port or a unix socket. */
export class ClamdDouble {
  /** The bytes of each file that it was sent. */
  readonly scanned: Buffer[] = [];
  /** Instead of a result, if it is set; an empty answer closes the connection. */
  answer: string | null = null;
  private readonly server: Server = createServer((socket) => this.serve(socket));

  static async start(path?: string): Promise<ClamdDouble> {
    const double = new ClamdDouble();
    await new Promise<void>((resolve) => {
      if (path) double.server.listen(path, resolve);
      else double.server.listen(0, '127.0.0.1', resolve);
    });
    return double;
  }

  /** As `CLAMAV_ADDRESS` names it. */
  get address(): string {
    const address = this.server.address() as AddressInfo | string;
    return typeof address === 'string' ? address : `127.0.0.1:${address.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const file = fileIn(received);
      if (!file) return;
      this.scanned.push(file);
      if (this.answer === '') socket.destroy();
      else socket.end(`${this.answer ?? (file.includes(MALWARE) ? 'stream: Lyceum.Test FOUND' : 'stream: OK')}\0`);
    });
  }
}

/** The whole file, once its last chunk (of length 0) is there; null before. */
function fileIn(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('not the command INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
