import { ApiError } from '@lyceum/browser/client';

/** What the server says of a refusal, in one line; nothing of a fault that is none of its. */
export const firstMessage = (error: unknown): string => (error instanceof ApiError ? error.firstMessage : '');
