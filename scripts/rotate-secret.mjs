import { runTool } from './lib/tool.mjs';

/** `bin/lyceum rotate-secret`: members' keys are wrapped by another APP_SECRET. */
await runTool('rotate-secret');
