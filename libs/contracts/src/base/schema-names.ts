import { z } from 'zod';
import { errorBody } from './shared.ts';

/** Shapes worth a name of their own. Single texts and numbers stay inline. */
const hasName = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodDiscriminatedUnion;

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Names of exported schemas for `components.schemas`, for example `Topic` for `topic`. If two modules export different
 * schemas under one name, the later one starts with its module's name.
 * @throws {Error} if that name is taken, too, because a client would then get the wrong type
 */
export function schemaNames(modules: Record<string, object>): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>([[errorBody, 'Error']]);
  const taken = new Set(names.values());
  for (const [module, exported] of Object.entries(modules)) {
    for (const [name, schema] of Object.entries(exported)) {
      if (!hasName(schema) || names.has(schema)) continue;
      const short = pascal(name);
      const chosen = taken.has(short) ? pascal(module) + short : short;
      if (taken.has(chosen)) throw new Error(`Two schemas are named ${chosen}`);
      taken.add(chosen);
      names.set(schema, chosen);
    }
  }
  return names;
}
