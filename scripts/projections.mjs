import { runTool } from './lib/tool.mjs';

/** `npm run projections -- verify [NAME…]`; exit code 0: every projection, rebuilt from its events, equals the live one. */
await runTool('projections');
