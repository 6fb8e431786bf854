import { z } from 'zod';

/** The version of the rules that sanitised the content (`RULES_VERSION` of the editor). Absent in older events. */
export const rules_version = z.int().optional();
