import { z } from 'zod';

export const member = z.object({ id: z.number() });
export type Member = z.infer<typeof member>;
