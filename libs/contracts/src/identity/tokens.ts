import { z } from 'zod';
import { currentPassword } from './identity.ts';
import { TOKEN_LIMITS } from '../limits.ts';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, moment } from '../base/shared.ts';

/** The scopes of an API token: read, write, and staff actions. A token never exceeds its member's rights. */
export const tokenScope = z.enum(['read', 'write', 'staff']);
export type TokenScope = z.infer<typeof tokenScope>;

export { TOKEN_LIMITS };

export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(tokenScope),
  created_at: moment,
  last_used_at: moment.nullable(),
  expires_at: moment,
});
export type ApiToken = z.infer<typeof apiToken>;

export const listTokens = operation({
  method: 'GET',
  path: '/api/v4/tokens',
  summary: 'The tokens by which the member’s own programs use this API',
  permission: 'member',
  sessionOnly: true,
  output: data(z.array(apiToken)),
});

export const createToken = operation({
  method: 'POST',
  path: '/api/v4/tokens',
  summary:
    'Makes a token, to be sent as `Authorization: Bearer …`; it is shown this once. Wants the password, or a fresh confirmation',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  body: z.object({
    name: z.string().trim().min(1, 'Name is required').max(TOKEN_LIMITS.name),
    scopes: z.array(tokenScope).min(1, 'Choose at least one scope'),
    current_password: currentPassword.optional(),
    expires_in_days: z.coerce.number().int().min(1).max(TOKEN_LIMITS.days).default(TOKEN_LIMITS.days),
  }),
  output: data(apiToken.extend({ token: z.string() })),
  status: 201,
  errors: [409],
});

export const revokeToken = operation({
  method: 'DELETE',
  path: '/api/v4/tokens/{id}',
  summary: 'Ends a token at once',
  permission: 'member',
  takesKey: false,
  sessionOnly: true,
  params: z.object({ id }),
  output: acknowledged,
  errors: [404],
});
