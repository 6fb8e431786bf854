/** Types of architecture.mjs for test/architecture. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}

export const plantedFolder: string;
export function architectureViolations(): Promise<Violation[]>;
export function plantedViolations(): Promise<Record<string, Violation[]>>;
