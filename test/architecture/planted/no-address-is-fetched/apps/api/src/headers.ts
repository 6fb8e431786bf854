import type { IncomingHttpHeaders } from 'node:http';

export type Headers = IncomingHttpHeaders;
