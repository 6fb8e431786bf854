/** How long another start waits for the holder of the lock, in milliseconds; see the script. */
export function patienceMs(holder: { state?: string; address?: string } | null): number;
