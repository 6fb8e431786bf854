/** Signs in every demo member; shown on the login page in demo mode only. */
export const DEMO_PASSWORD = 'lyceum-demo';

export const DEMO_ACCOUNTS = [
  { email: 'admin@demo.test', role: 'admin' },
  { email: 'moderator@demo.test', role: 'moderator' },
  { email: 'member@demo.test', role: 'member' },
] as const;
