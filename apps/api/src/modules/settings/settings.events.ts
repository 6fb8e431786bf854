import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const values = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

export const settingsEvents = {
  /** Only the changed settings, with their previous values. Null for a setting that was never set. */
  SettingsChanged: z.object({ changed: values, previous: z.record(z.string(), z.unknown()) }),
  TranslationChanged: z.object({ locale: z.enum(['nl', 'en']), key: z.string(), text: z.string().nullable() }),
};

export type SettingsEvent = EventsOf<typeof settingsEvents>;
export type Value = z.output<typeof values>[string];
