import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * What eslint says of files that are there, with other texts in them: `[{file, text}]` on standard input, the messages for each
 * in the same order on standard output. In one process, since the types of the whole API are read once for all of them.
 */
const eslint = new ESLint();
const found = [];
for (const { file, text } of await json(process.stdin)) {
  const [result] = await eslint.lintText(text, { filePath: file });
  found.push(result.messages);
}
process.stdout.write(JSON.stringify(found));
