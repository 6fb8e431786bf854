import { z } from 'zod';

/** The rules by which the content was cleaned (`RULES_VERSION` of the editor); not told by older events. */
export const rules_version = z.int().optional();
