import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import { publicLookup } from './public-addresses.ts';

export interface LinkAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection. */
  close(): void;
}

/** The network itself. Only `LinkOutbound` may have it, because that checks each address first. */
@Injectable()
export class LinkTransport {
  /** Sends a request without cookies, credentials or a referrer. Follows no redirect. */
  send(url: URL, accept: string, signal: AbortSignal): Promise<LinkAnswer> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((done, failed) => {
      const sent = request(
        url,
        {
          signal,
          lookup: publicLookup(),
          agent: false,
          headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'LyceumLinkPreview/1.0' },
        },
        (answer) =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: answer,
            close: () => answer.destroy(),
          }),
      );
      sent.on('error', failed);
      sent.end();
    });
  }
}
