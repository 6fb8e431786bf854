import type { Page, WebSocketRoute } from 'playwright-core';

/** The connection of one page, with a hand on it: the real-time one, and the answers to what is changed. To be taken before the page is opened. */
export class Wire {
  private readonly page: Page;
  private readonly open = new Set<WebSocketRoute>();
  private readonly held: (() => void)[] = [];
  private state: 'whole' | 'cut' | 'held' | 'deaf' = 'whole';

  private constructor(page: Page) {
    this.page = page;
  }

  static async take(page: Page): Promise<Wire> {
    const wire = new Wire(page);
    await page.routeWebSocket(/\/app\//, (socket) => wire.connect(socket));
    return wire;
  }

  /** Ends the connection, and every attempt at a new one. */
  cut(): void {
    this.state = 'cut';
    for (const socket of this.open) void socket.close();
    this.open.clear();
  }

  /** Keeps the next connection from being made until it is mended. */
  hold(): void {
    this.state = 'held';
  }

  /** It stands, and nothing comes through. */
  deafen(): void {
    this.state = 'deaf';
  }

  /** What is changed at such an address is changed, and whoever asked for it hears nothing. Answers how to let answers through again. */
  async loseAnswers(address: string): Promise<() => Promise<void>> {
    await this.page.route(address, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    return () => this.page.unroute(address);
  }

  mend(): void {
    this.state = 'whole';
    this.held.splice(0).forEach((connect) => connect());
  }

  private connect(socket: WebSocketRoute): void | Promise<void> {
    if (this.state === 'cut') return socket.close();
    if (this.state === 'held') {
      // The page's side stands open; what it says waits for the server's.
      return new Promise((resolve) => this.held.push(() => resolve(this.join(socket))));
    }
    this.join(socket);
  }

  private join(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    this.open.add(socket);
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (this.state !== 'deaf') socket.send(message);
    });
  }
}
