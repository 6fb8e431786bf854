import { runTool } from './lib/tool.mjs';

/** `npm run consent -- verify`; exit code 0: every line of the ledger of consent is as it was recorded, and none is missing. */
await runTool('consent');
