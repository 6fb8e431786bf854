export function missingPackage(folder?: string): string | null;
