/** Throws a Refusal when the port cannot be listened on; see the script. */
export function refusePort(settings: { host: string; port: number }): Promise<void>;
