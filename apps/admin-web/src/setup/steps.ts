import type { Settings } from '../data/types.ts';
import { BOARDS, type BoardName, type TemplateName, TEMPLATES } from './templates.ts';

/** The settings that the set-up asks for. The others have a page of their own. */
const ASKED = ['community_name', 'community_description', 'accent', 'locale', 'time_zone', 'plugins'] as const;

export type SetupValues = Pick<Settings, (typeof ASKED)[number]> & {
  /** An upload. Undefined keeps the logo, and null removes it. */
  logo_uuid?: string | null;
  template: TemplateName | null;
  boards: BoardName[];
  /** Addresses to invite, separated by spaces, commas or lines. */
  emails: string;
};

/** One command of the set-up. `title` names it to the administrator. */
export type Step =
  | { kind: 'settings'; title: string; data: Partial<Settings> & Pick<SetupValues, 'logo_uuid'> }
  | { kind: 'boards'; title: string; data: Record<string, unknown> }
  | { kind: 'members'; title: string; data: { email: string; locale: Settings['locale'] } };

/** What is there already, so that a set-up that was broken off can be repeated. */
interface Known {
  settings: Settings;
  boards: readonly { name: string; index: number }[];
  invited: readonly string[];
}

type BoardTexts = (name: BoardName) => { name: string; description: string };

/** The commands that bring the community from what is known to what was filled in. */
export function stepsOf(values: SetupValues, known: Known, textsOf: BoardTexts, settingsTitle: string): Step[] {
  return [
    ...settingsStep(values, known.settings, settingsTitle),
    ...boardSteps(values, known.boards, textsOf),
    ...addressesIn(values.emails)
      .filter((email) => !known.invited.includes(email))
      .map((email): Step => ({ kind: 'members', title: email, data: { email, locale: values.locale } })),
  ];
}

function settingsStep(values: SetupValues, settings: Settings, title: string): Step[] {
  const changed = ASKED.filter((name) => String(values[name]) !== String(settings[name]));
  const { logo_uuid } = values;
  if (changed.length === 0 && logo_uuid === undefined) return [];
  const data = { ...Object.fromEntries(changed.map((name) => [name, values[name]])), logo_uuid };
  return [{ kind: 'settings', title, data }];
}

function boardSteps({ template, boards }: SetupValues, there: Known['boards'], textsOf: BoardTexts): Step[] {
  if (template === null) return [];
  const taken = new Set(there.map(({ name }) => name.toLowerCase()));
  const place = Math.max(-1, ...there.map(({ index }) => index)) + 1;
  return TEMPLATES[template].boards
    .filter((board) => boards.includes(board))
    .map((board) => ({ look: BOARDS[board], texts: textsOf(board) }))
    .filter(({ texts }) => !taken.has(texts.name.toLowerCase()))
    .map(({ look: { icon, color, readBy, writeBy }, texts }, nth): Step => {
      const rights = { read_by: readBy ?? TEMPLATES[template].readBy, write_by: writeBy ?? 'member' };
      return { kind: 'boards', title: texts.name, data: { ...texts, icon, color, index: place + nth, ...rights } };
    });
}

/** The addresses in a pasted text, each once. `Ada <ada@example.org>` counts as its address. */
export function addressesIn(text: string): string[] {
  const found = text.split(/[\s,;<>]+/).filter((word) => word.includes('@'));
  return [...new Set(found.map((address) => address.toLowerCase()))];
}
