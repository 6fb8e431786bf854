import { createServer } from 'node:net';

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
}

/** A port that nothing listens on at this moment. Another process may take it first: callers try again. */
export const freePort = (host = '127.0.0.1') => listen(0, host);

/** Why nothing can listen there (`EADDRINUSE`, `EACCES`, …), or null when something can. */
export const portObstacle = (port, host) =>
  listen(port, host).then(
    () => null,
    (error) => error.code,
  );
