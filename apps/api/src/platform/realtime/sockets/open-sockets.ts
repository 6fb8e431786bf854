import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';

/** Told to clients: who has been silent for as long is asked whether they are there. */
export const ACTIVITY_TIMEOUT_S = 30;
const GRACE_MS = 15_000;
const NO_PONG = 4201;
/** Clients come back later, and not at once. */
const OVER_CAPACITY = 4100;

/** The sockets of this process, and which of them still answer. */
export class OpenSockets {
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly mostPerAddress: number;

  /** 0: as many as come. */
  constructor(mostPerAddress: number) {
    this.mostPerAddress = mostPerAddress;
  }

  /** Null, and closed again, when its address has as many as it may. */
  open(socket: WebSocket, address: string): Connection | null {
    if (this.mostPerAddress > 0 && this.from(address) >= this.mostPerAddress) {
      socket.close(OVER_CAPACITY, 'Over connection quota');
      return null;
    }
    const connection = new Connection(socket, address);
    this.connections.set(socket, connection);
    return connection;
  }

  private from(address: string): number {
    let count = 0;
    for (const connection of this.all()) if (connection.address === address) count += 1;
    return count;
  }

  /** Answers what was open. */
  close(socket: WebSocket): Connection | undefined {
    const connection = this.connections.get(socket);
    this.connections.delete(socket);
    return connection;
  }

  get count(): number {
    return this.connections.size;
  }

  has(socket: WebSocket): boolean {
    return this.connections.has(socket);
  }

  all(): Iterable<Connection> {
    return this.connections.values();
  }

  /** Whose frame it is: they are there. */
  heard(socket: WebSocket): Connection | undefined {
    const connection = this.connections.get(socket);
    if (connection) connection.lastHeard = performance.now();
    return connection;
  }

  /** Asks the silent ones whether they are there, and closes those that did not answer. */
  sweep(): void {
    const now = performance.now();
    for (const connection of this.all()) {
      const silent = now - connection.lastHeard;
      if (silent > ACTIVITY_TIMEOUT_S * 1000 + GRACE_MS) connection.close(NO_PONG, 'Pong reply not received');
      else if (silent > ACTIVITY_TIMEOUT_S * 1000) connection.send('pusher:ping', {});
    }
  }
}
