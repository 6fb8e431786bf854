import { fileURLToPath } from 'node:url';
import { withoutMentions } from '@lyceum/editor/mentions';
import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import { Piscina } from 'piscina';
import { type CleanText, cleanText, contentByRules } from './clean-text.ts';
import { platformText } from '../texts/platform.texts.ts';

/** What is longer is cleaned by another thread: no text may hold up the requests of everybody else (promise 49). */
const LONGEST_HERE = 5_000;

/** Built it is JavaScript; tests run the source. */
const ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './clean-text.worker.ts' : './clean-text.worker.js', import.meta.url),
);

let threads: Piscina | null = null;

/** One thread, begun by the first long text and ended when none comes for a while: long texts wait for each other alone. */
const beside = (): Piscina =>
  (threads ??= new Piscina({ filename: ENTRY, minThreads: 0, maxThreads: 1, idleTimeout: 10_000 }));

/**
 * Cleans what was sent, and takes its excerpt. Nobody is mentioned in it.
 * @throws {Refusal} `invalid` when its markup is more than cleaning takes on
 */
export async function richText(given: string, excerptLength: number, field = 'content'): Promise<CleanText> {
  const text = await textWithMentions(given, excerptLength, field);
  return { ...text, content: withoutMentions(text.content) };
}

/**
 * As {@link richText}, for texts that may mention members: the mentions in it are what the sender claims, until `Mentions` (of identity)
 * has looked at them.
 */
export async function textWithMentions(given: string, excerptLength: number, field = 'content'): Promise<CleanText> {
  const cleaned =
    given.length <= LONGEST_HERE
      ? cleanText(given, excerptLength)
      : ((await beside().run([given, excerptLength], { name: 'clean' })) as CleanText | null);
  if (!cleaned) throw Refusal.invalid(field, platformText('body.tags'));
  return cleaned;
}

/** As {@link contentByRules}, without holding anybody up. */
export async function contentOfEvent(event: { content: string; rules_version?: number }): Promise<string> {
  if (event.rules_version === RULES_VERSION || event.content.length <= LONGEST_HERE) return contentByRules(event);
  return (await beside().run(event, { name: 'byRules' })) as string;
}
