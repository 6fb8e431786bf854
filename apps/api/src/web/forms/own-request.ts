import type { FastifyRequest } from 'fastify';

/** What says who asks, from where and in which language. `origin` and `host` show a forged request. */
const PASSED = ['cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-position', 'origin', 'host'];

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: object;
}

/**
 * Calls an operation of the API as the browser of this request would, in process. So a form obeys the contracts, rate
 * limits and CSRF checks of the API.
 */
export function ownRequest({ server, headers, socket, id }: FastifyRequest, { method, url, token, body }: Asked) {
  const passed = Object.fromEntries(PASSED.map((name) => [name, headers[name]]).filter(([, value]) => value));
  return server.inject({
    method,
    url,
    remoteAddress: socket.remoteAddress,
    headers: {
      ...passed,
      accept: 'application/json',
      'x-correlation-id': id,
      ...(token !== undefined && { 'x-csrf-token': token }),
    },
    ...(body && { payload: body }),
  });
}
