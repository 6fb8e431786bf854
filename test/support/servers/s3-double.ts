import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Credentials {
  accessKey: string;
  secretKey: string;
  region: string;
}

/** An upload in parts that has not ended. */
interface Unfinished {
  name: string;
  type: string;
  parts: Map<number, Buffer>;
}

interface StoredObject {
  bytes: Buffer;
  type: string;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** As AWS encodes: everything but the unreserved characters. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The largest difference between the clocks that S3 allows. */
const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * A store that speaks as much of S3 as the storage needs, and checks every request's AWS Signature V4: method, path,
 * query, signed headers, the body's hash, the date and the key. Whatever does not add up is refused, as S3 does.
 */
export class S3Double {
  readonly objects = new Map<string, StoredObject>();
  readonly unfinished = new Map<string, Unfinished>();
  /** The bytes of the largest body that was sent. */
  largest = 0;
  readonly bucket: string;
  refused = 0;
  private readonly server: Server;
  private readonly credentials: S3Credentials;

  private constructor(bucket: string, credentials: S3Credentials) {
    this.bucket = bucket;
    this.credentials = credentials;
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(bucket: string, credentials: S3Credentials): Promise<S3Double> {
    const double = new S3Double(bucket, credentials);
    await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const fault = this.faultOf(request, body);
    if (fault) {
      this.refused += 1;
      return refuse(response, 403, fault);
    }
    const { pathname, searchParams } = new URL(request.url!, this.endpoint);
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    this.largest = Math.max(this.largest, body.length);
    const name = decodeURIComponent(rest.join('/'));
    if (request.method === 'GET' && searchParams.get('list-type') === '2') return this.list(response, searchParams);
    if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      return this.serveParts(request, response, { name, query: searchParams, body });
    }
    this.serve(request, response, name, body);
  }

  /** Two names a page, so that a client has to ask for the next page. */
  private list(response: ServerResponse, query: URLSearchParams): void {
    const names = [...this.objects.keys()].sort();
    const begin = Number(query.get('continuation-token')?.slice('from-'.length) ?? 0);
    const page = names.slice(begin, begin + 2).map((name) => {
      const { bytes } = this.objects.get(name)!;
      return `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><ETag>"0"</ETag><LastModified>${new Date().toISOString()}</LastModified></Contents>`;
    });
    const isLast = begin + 2 >= names.length;
    const next = isLast ? '' : `<NextContinuationToken>from-${begin + 2}</NextContinuationToken>`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${page.join('')}</ListBucketResult>`);
  }

  /** Uploads in parts: beginning, sending a part, ending, aborting, and the list of those that have not ended. */
  private serveParts(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    { name, query, body }: { name: string; query: URLSearchParams; body: Buffer },
  ): void {
    const xml = (text: string) => void response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    if (method === 'GET') {
      const wanted = [...this.unfinished].filter(([, upload]) => upload.name.startsWith(query.get('prefix') ?? ''));
      const rows = wanted.map(
        ([id, upload]) =>
          `<Upload><Key>${upload.name}</Key><UploadId>${id}</UploadId><Initiated>${new Date().toISOString()}</Initiated></Upload>`,
      );
      return xml(
        `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`,
      );
    }
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      this.unfinished.set(id, { name, type: headers['content-type'] ?? '', parts: new Map() });
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = query.get('uploadId')!;
    const upload = this.unfinished.get(id);
    if (!upload || upload.name !== name) return refuse(response, 404, 'NoSuchUpload');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return void response.writeHead(200, { ETag: etag }).end();
    }
    this.unfinished.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
    this.objects.set(name, { bytes: Buffer.concat(parts), type: upload.type });
    xml(
      `<CompleteMultipartUploadResult><Location>${name}</Location><Bucket>${this.bucket}</Bucket><Key>${name}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
    );
  }

  private serve(request: IncomingMessage, response: ServerResponse, name: string, bytes: Buffer): void {
    const etag = { ETag: `"${createHash('md5').update(bytes).digest('hex')}"` };
    if (request.method === 'PUT') {
      this.objects.set(name, { bytes, type: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, etag).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(name);
      return void response.writeHead(204).end();
    }
    const stored = this.objects.get(name);
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? stored.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : stored.bytes;
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      'content-type': stored.type,
      'last-modified': new Date().toUTCString(),
      ...etag,
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  /** What is wrong with the signature; null when it holds. */
  private faultOf({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
    const given =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      );
    if (!given) return 'AccessDenied';
    const [, key, day, region, names, signature] = given as unknown as [string, string, string, string, string, string];
    const date = String(headers['x-amz-date']);
    if (key !== this.credentials.accessKey) return 'InvalidAccessKeyId';
    if (region !== this.credentials.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
    const sent = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    if (!(Math.abs(Date.now() - sent) < CLOCK_SKEW_MS)) return 'RequestTimeTooSkewed';
    if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) {
      return 'AccessDenied';
    }
    const hash = String(headers['x-amz-content-sha256']);
    if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    const { pathname, searchParams } = new URL(url!, this.endpoint);
    const path = pathname.split('/').map(decodeURIComponent).map(encode).join('/');
    const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
    const canonical = [method, path, query.join('&'), lines.join(''), names, hash].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
    const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
      hmac,
      `AWS4${this.credentials.secretKey}`,
    ) as Buffer;
    return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
