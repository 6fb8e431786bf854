import type { CommandBus } from '@nestjs/cqrs';
import {
  InviteToEvent,
  JoinEvent,
  MakeCategory,
  AnswerOrganising,
  PlanEvent,
  SetReminders,
} from '@lyceum/api/modules/calendar/index.ts';
import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import { PlanLiveRoom } from '@lyceum/api/modules/rooms/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { type DemoEvent, events } from './content/events.ts';
import type { DemoEventTexts } from './content/types.ts';
import { sendRow } from './draw-row.ts';
import { VISITOR } from './plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COLORS = { firing: '#B45309', market: '#0F6B5C', course: '#4F46E5', social: '#BE185D' };
const LINK = 'https://meet.example.test/glaze';
/** Days from an event's creation to its date, and hours between two members who join. */
const MADE_DAYS = 21;
const JOINED_HOURS = 7;

interface Scene {
  uploads: Uploads;
  texts: DemoEventTexts;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

/** A date in the specification's form, a number of days from now. */
const day = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

function datesOf(
  { inDays, from, hours, allDay }: DemoEvent,
  now: Date,
): { start_date: string; end_date: string; all_day?: true } {
  const begin = day(now, inDays);
  if (allDay) return { start_date: begin, end_date: day(now, inDays + allDay - 1), all_day: true };
  const at = (text: string, plus: number) => {
    const end = new Date(Date.parse(`${begin}T${text}:00Z`) + plus * 60 * 60 * 1000).toISOString();
    return `${end.slice(0, 10)} ${end.slice(11, 19)}`;
  };
  return { start_date: at(from, 0), end_date: at(from, hours) };
}

/** Creates events and attendance. The visitor has one invitation and one reminder. */
export async function planEvents(commands: CommandBus, { uploads, texts, viewers, now }: Scene): Promise<void> {
  const by = (key: string, at: Date) => ({ viewer: viewers.get(key)!, at, silent: true }) as const;
  const categories = new Map<string, number>();
  for (const [key, name] of Object.entries(texts.categories)) {
    const made = new Date(now.getTime() - 100 * DAY_MS);
    const category = { name, color: COLORS[key as keyof typeof COLORS] };
    categories.set(key, (await commands.execute(new MakeCategory(category, by('admin', made)))).id);
  }
  for (const event of events) {
    const made = new Date(now.getTime() + (Math.min(event.inDays, 0) - MADE_DAYS) * DAY_MS);
    const id = await plan(commands, event, {
      uploads,
      texts,
      viewers,
      now,
      made,
      category: categories.get(event.category)!,
    });
    const later = (place: number) => new Date(made.getTime() + (place + 1) * JOINED_HOURS * 60 * 60 * 1000);
    const strangers = event.status
      ? [...event.joined.filter((key) => key !== event.by), ...(event.invited ?? [])]
      : (event.invited ?? []);
    const ids = strangers.map((key) => viewers.get(key)!.id);
    if (ids.length > 0) await commands.execute(new InviteToEvent(id, ids, by(event.by, later(0))));
    for (const [place, key] of event.joined.entries()) {
      await commands.execute(new JoinEvent(id, by(key, later(place + 1))));
    }
    if (event.online) await commands.execute(new PlanLiveRoom(id, {}, by(event.by, later(0))));
    if (event.key !== 'glaze') continue;
    // Not silent, because the reminder is due while visitors use the demo.
    const given = { viewer: viewers.get(VISITOR)!, at: now };
    await commands.execute(new SetReminders(id, [{ duration: 1, unit: 'days' }], given));
  }
}

async function plan(
  commands: CommandBus,
  event: DemoEvent,
  { uploads, texts, viewers, now, made, category }: Scene & { made: Date; category: number },
): Promise<number> {
  const [title, text] = texts.events[event.key]!;
  const { place } = event;
  const input = {
    title,
    description: `<p>${text}</p>`,
    image_uuid: await sendRow(uploads, viewers.get(event.by)!, event.pots),
    ...datesOf(event, now),
    ...{ status: event.status ?? ('public' as const), category_id: category, color: COLORS[event.category] },
    ...(place && {
      ...place,
      country: texts.country,
      full_address: `${place.street} ${place.street_number}, ${place.postal_code}`,
    }),
    ...(event.online && { online: true, url: LINK, url_title: texts.linkTitle }),
    ...{ capacity: event.capacity ?? null, allow_user_invites: event.allowUserInvites ?? false },
    organiser_ids: (event.with ?? []).map((key) => viewers.get(key)!.id),
  };
  const given = { viewer: viewers.get(event.by)!, at: made, silent: true } as const;
  const { id } = await commands.execute(new PlanEvent(input, given));
  for (const key of event.with ?? []) {
    await commands.execute(new AnswerOrganising(id, true, { ...given, viewer: viewers.get(key)! }));
  }
  return id;
}
