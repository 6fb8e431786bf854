import { z } from 'zod';
import { locale } from './identity.ts';
import { operation } from './operation.ts';
import { data } from './shared.ts';

/** What the web apps need before anybody has signed in. */
export const settings = z.object({
  community_name: z.string(),
  accent: z.string(),
  time_zone: z.string(),
  realtime_key: z.string(),
  demo_accounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
});
export type Settings = z.infer<typeof settings>;

export const showSettings = operation({
  method: 'GET',
  path: '/api/v3/settings',
  summary: 'The community as the apps start with it: data, plugins, locale',
  permission: 'public',
  output: data(settings).extend({ plugins: z.array(z.string()), locale }),
});
