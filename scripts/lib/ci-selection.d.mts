export const SWEEPS: string[][];
export function databaseTestsToRun(hash?: string): { patterns: string[]; notRun: string[] };
