import { runTool } from './lib/tool.mjs';

/** `npm run admin -- list | create EMAIL | demote EMAIL | claim`: the administrators of an installation. */
await runTool('admin');
