import type { FastifyRequest } from 'fastify';
import { locales } from 'zod';

/** English is what the code says; every module has its Dutch beside it, in its `*.nl.ts`. */
export type Language = 'nl' | 'en';
/** English by Dutch. `{}` stands for whatever stands there, in the same order. */
export type Dutch = Readonly<Record<string, string>>;

const exact = new Map<string, string>();
const shaped: { english: RegExp; dutch: string }[] = [];

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** To be called by each module once. */
export function registerDutch(texts: Dutch): void {
  for (const [english, dutch] of Object.entries(texts)) {
    if (!english.includes('{}')) exact.set(english, dutch);
    else {
      const parts = english.split('{}').map((part) => part.replace(SIGNS, '\\$&'));
      shaped.push({ english: new RegExp(`^${parts.join('(.*)')}$`, 's'), dutch });
    }
  }
}

/** A text of the server in somebody's language; what has no Dutch stays as it is. */
export function translated(text: string, language: Language): string {
  if (language === 'en') return text;
  const known = exact.get(text);
  if (known !== undefined) return known;
  for (const { english, dutch } of shaped) {
    const [, ...parts] = english.exec(text) ?? [];
    if (parts.length > 0) return dutch.replaceAll('{}', () => translated(parts.shift() ?? '', language));
  }
  return text;
}

interface Speaking extends FastifyRequest {
  /** The member's own language, once it is known who asks. */
  locale?: Language | null;
}

/** The member's language, else the one that their browser would rather have. */
export function languageOf(request: FastifyRequest): Language {
  return (request as Speaking).locale ?? preferred(request.headers['accept-language'] ?? '');
}

function preferred(header: string): Language {
  const weights = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters
      .find((each) => each.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const weightOf = (language: Language) =>
    Math.max(0, ...weights.filter((each) => each.language === language).map(({ weight }) => weight || 0));
  return weightOf('nl') > weightOf('en') ? 'nl' : 'en';
}

/** How zod says what is wrong with a field, where the contract has no words of its own for it. */
export const zodMessagesIn = (language: Language) => ({ error: locales[language]().localeError });
