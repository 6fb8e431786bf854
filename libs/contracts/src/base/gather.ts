import type { Operation } from './operation.ts';

type OnlyOperations<T> = { [K in keyof T as T[K] extends Operation ? K : never]: T[K] };
type All<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never;
type Modules = Record<string, object>;

export type Gathered<M extends Modules> = All<{ [N in keyof M]: OnlyOperations<M[N]> }[keyof M]>;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;

/** The operations of each module, by name. */
export const byModule = (modules: Modules): [module: string, operations: Record<string, Operation>][] =>
  Object.entries(modules).map(([module, exported]) => [
    module,
    Object.fromEntries(Object.entries(exported).filter((entry): entry is [string, Operation] => isOperation(entry[1]))),
  ]);

/**
 * All operations of the modules by name.
 * @throws {Error} for a duplicate name, or a duplicate method and path, because one would be missing in documents,
 * client and tests
 */
export function gather<const M extends Modules>(modules: M): Gathered<M> {
  const owners = new Map<string, string>();
  const own = (what: string, module: string): void => {
    const other = owners.get(what);
    if (other !== undefined) throw new Error(`${what} is declared by ${other} and by ${module}`);
    owners.set(what, module);
  };
  const gathered: Record<string, Operation> = {};
  for (const [module, operations] of byModule(modules)) {
    for (const [name, operation] of Object.entries(operations)) {
      own(`the operation ${name}`, module);
      own(`${operation.method} ${operation.path.replace(/\{\w+\}/g, '{}')}`, module);
      gathered[name] = operation;
    }
  }
  return gathered as Gathered<M>;
}
