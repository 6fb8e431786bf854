import { escaped } from '../http/html.ts';

export type Locale = 'nl' | 'en';

/** A letter in one language, put into words by the module that sends it. */
export interface Letter {
  subject: string;
  text: string;
  /** What the one link of the letter is called. */
  action?: string;
  /** Things that it tells of, each with where it leads: one of our own addresses. */
  lines?: readonly { text: string; url: string }[];
  /** What to do when one did not ask for this, or why one gets it. */
  otherwise: string;
}

const greetings: Record<Locale, string> = { nl: 'Hallo', en: 'Hello' };

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

export interface Particulars {
  letter: Letter;
  locale: Locale;
  community: string;
  /** The member's first name: whatever they have typed there. */
  name: string;
  /** Where the letter's link leads; one of our own addresses. */
  url?: string;
  /** Where its reader ends mails of this kind. */
  stop?: { text: string; url: string };
}

/** One line, whatever was in it: a line break in a subject would begin another header. */
const line = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Mail programs turn whatever looks like an address into a link, so a name that does is left out. */
const LIKE_AN_ADDRESS = /[:/\\@]|www\.|\.\p{L}{2,}/iu;

/** A text of a member's within a letter: mail programs find nothing in it that they would make a link. */
export const unlinked = (text: string): string => line(text).replace(/(?<=[:/.@\\])(?=\S)|(?<=\bwww)/giu, '\u200B');

/** A member's name within a letter; null for one that looks like an address. */
export const nameIn = (name: string): string | null => {
  const clean = line(name);
  return clean === '' || LIKE_AN_ADDRESS.test(clean) ? null : clean;
};

const greetingOf = (locale: Locale, name: string): string => {
  const clean = nameIn(name);
  return clean === null ? `${greetings[locale]},` : `${greetings[locale]} ${clean},`;
};

/** A letter as text and as HTML. All links in it are ours. */
export function compose({ letter, locale, community, name, url, stop }: Particulars): Composed {
  const { subject, text, action, lines = [], otherwise } = letter;
  const greeting = greetingOf(locale, name);
  const plain = [
    ...[greeting, text],
    ...lines.map((each) => `- ${each.text}\n  ${each.url}`),
    ...(url ? [`${action}:\n${url}`] : []),
    ...[otherwise, ...(stop ? [`${stop.text}:\n${stop.url}`] : []), line(community)],
  ];
  const list = lines.map(
    (each) =>
      `<li style="margin:8px 0"><a href="${escaped(each.url)}" style="color:#0B5246">${escaped(each.text)}</a></li>`,
  );
  const told = list.length > 0 ? `<ul style="padding-left:20px">${list.join('')}</ul>` : '';
  const ending = stop
    ? `<p style="color:#5C574F"><a href="${escaped(stop.url)}" style="color:#5C574F">${escaped(stop.text)}</a></p>`
    : '';
  const button = url
    ? `<p style="margin:24px 0"><a href="${escaped(url)}" style="background:#0F6B5C;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(action ?? url)}</a></p>`
    : '';
  return {
    subject: line(`${subject} – ${community}`),
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#FAF9F6;color:#1D1B18;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p>${escaped(greeting)}</p>
<p>${escaped(text)}</p>
${told}${button}
<p style="color:#5C574F">${escaped(otherwise)}</p>
${ending}<p style="color:#5C574F">${escaped(line(community))}</p>
</div>
</body>
</html>
`,
  };
}
