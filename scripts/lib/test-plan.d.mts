export interface TestPlan {
  patterns: string[];
  only: string | null;
  seed: number | null;
  everything: boolean;
  ci: boolean;
  screenGroups: string[];
  lint: boolean;
  typecheck: boolean;
  unit: boolean;
  database: boolean;
  e2e: boolean;
  screens: boolean;
  faults: boolean;
  soak: boolean;
  verify: boolean;
  start: boolean;
  needsDatabases: boolean;
  needsMachine: boolean;
  needsBuild: boolean;
  servers: number;
}

export function testPlan(args: string[]): Promise<TestPlan>;
