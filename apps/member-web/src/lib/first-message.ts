import { ApiError } from '@lyceum/browser/client';

/** The server's message for a refusal, or an empty string for other errors. */
export const firstMessage = (error: unknown): string => (error instanceof ApiError ? error.firstMessage : '');
