// wrong: a type from another application, past the contracts
import type { Config } from '../../api/src/config.ts';

export const port = (config: Config) => config.port;
