export function runningAddress(dataDir: string): string | undefined;
export function claimInstance(
  dataDir: string,
): Promise<{ update(details: Readonly<Record<string, unknown>>): void; release(): void }>;
/** How long another start waits for the holder of the lock, in milliseconds; see the script. */
export function patienceMs(holder: { state?: string; address?: string } | null): number;
