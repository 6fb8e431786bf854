import { ApiError } from '@lyceum/browser/client';

const SAID_BY_SERVER = [422, 429];

/** What the server says about the text itself or the pace of its writer, or null for any other failure. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && SAID_BY_SERVER.includes(error.status) ? error.firstMessage : null;
