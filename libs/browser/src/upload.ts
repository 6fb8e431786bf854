import type { media } from '@lyceum/contracts';
import { ApiError, currentCsrfToken, forgetCsrfToken, STALE_TOKEN } from './client.ts';
import { UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { withoutHeic } from './heic.ts';

const TOO_LARGE = 413;
/** Enough for 8 MB over a slow connection. */
const TIMEOUT_MS = 120_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;

interface Options {
  /** The same for every attempt, so that the server does not store a file twice after a lost response. */
  uuid: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads one file. Retries a broken connection after a pause, or as soon as the browser is online.
 * @throws {ApiError} if the server refuses or is unreachable. Throws the signal's reason after a cancellation.
 */
export async function upload(file: File, options: Options): Promise<media.Upload> {
  const ready = await withoutHeic(file);
  options.signal.throwIfAborted();
  if (ready.size > UPLOAD_BYTES) throw new ApiError(TOO_LARGE, 'The file is too large.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(ready, options);
    } catch (error) {
      if (options.signal.aborted || attempt === ATTEMPTS || !isPassing(error)) throw error;
      if (error.status === STALE_TOKEN) forgetCsrfToken();
      else await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), options.signal);
    }
  }
}

/** Whether a retry may succeed. */
const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === STALE_TOKEN || error.status >= 500);

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
async function send(file: File, { uuid, signal, onProgress }: Options): Promise<media.Upload> {
  const token = await currentCsrfToken().catch(() => {
    throw new ApiError(0, 'The server could not be reached.');
  });
  const form = new FormData();
  form.append('uuid', uuid);
  form.append('name', file.name);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    const failed = (): void => reject(new ApiError(0, 'The server could not be reached.'));
    request.open('POST', '/uploader');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-CSRF-TOKEN', token);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = () => reject(signal.reason);
    request.onload = () => settle(request, resolve, reject);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    request.send(form);
  });
}

function settle(
  request: XMLHttpRequest,
  resolve: (stored: media.Upload) => void,
  reject: (error: ApiError) => void,
): void {
  const body = jsonOf(request.responseText);
  if (body?.data && request.status < 300) resolve(body.data);
  else reject(new ApiError(request.status, body?.message ?? request.statusText, body?.errors));
}

type Body = { data?: media.Upload; message?: string; errors?: Record<string, string[]> };

function jsonOf(text: string): Body | null {
  try {
    return JSON.parse(text) as Body;
  } catch {
    // The response is a proxy's page.
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
