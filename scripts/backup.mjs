import { runTool } from './lib/tool.mjs';

/** `bin/lyceum backup | check-backup | restore | drill FOLDER`: backups of an installation. */
await runTool('backup');
