import { createRequire } from 'node:module';

/**
 * Loaded into the API before anything else: tells, when asked over the channel to the benchmark, which statements were
 * sent since the last time. Between `record` and `recorded` it keeps them; otherwise it only passes them on.
 */
const { Client } = createRequire(import.meta.url)('pg');
const send = Client.prototype.query;
let kept = null;

Client.prototype.query = function query(config, ...rest) {
  if (kept && config?.text) kept.push({ name: config.name, text: config.text, values: config.values });
  else if (kept && typeof config === 'string') kept.push({ text: config, values: [] });
  return send.call(this, config, ...rest);
};

process.on('message', (message) => {
  if (message === 'record') kept = [];
  if (message !== 'recorded') return;
  process.send({ statements: kept });
  kept = null;
});
// The channel alone must not keep the process alive, nor change how it ends.
process.channel?.unref();
