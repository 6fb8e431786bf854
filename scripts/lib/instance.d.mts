export function runningAddress(dataDir: string): string | undefined;
export function claimInstance(
  dataDir: string,
): Promise<{ update(details: Readonly<Record<string, unknown>>): void; release(): void }>;
