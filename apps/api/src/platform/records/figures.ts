import { Injectable } from '@nestjs/common';
import type { MemberViewer } from '../http/viewer.ts';

/** The last of the days is today, by the zone's clocks. */
export interface FiguresAsked {
  viewer: MemberViewer;
  now: Date;
  zone: string;
  days: number;
}

/** So many of each, on a day. */
export interface DayFigures {
  date: string;
  [figure: string]: number | string;
}

interface Given {
  /** Told under the module's name. */
  now?(): Promise<object>;
  byDay: {
    figures: readonly string[];
    /** A quiet day may be left out. */
    ask(asked: FiguresAsked): Promise<readonly DayFigures[]>;
  };
}

/** What staff look at in the morning: each module gives its figures, of what the viewer may read. */
@Injectable()
export class Figures {
  private readonly given = new Map<string, Given>();

  give(name: string, given: Given): void {
    const days = [...this.given.values()].flatMap(({ byDay }) => byDay.figures);
    const twice = this.given.has(name) ? name : given.byDay.figures.find((figure) => days.includes(figure));
    if (twice !== undefined) throw new Error(`the figures of ${twice} are given twice`);
    this.given.set(name, given);
  }

  async now(): Promise<Record<string, object>> {
    const told = [...this.given].map(async ([name, { now }]) => (now ? [[name, await now()] as const] : []));
    return Object.fromEntries((await Promise.all(told)).flat());
  }

  /** Each day with the figures of all modules. */
  async byDay(asked: FiguresAsked): Promise<DayFigures[]> {
    const given = [...this.given.values()].map(({ byDay }) => byDay);
    const none = Object.fromEntries(given.flatMap(({ figures }) => figures).map((figure) => [figure, 0]));
    const days = new Map<string, DayFigures>(lastDays(asked).map((date) => [date, { date, ...none }]));
    for (const figures of (await Promise.all(given.map((each) => each.ask(asked)))).flat()) {
      const day = days.get(figures.date);
      if (day) Object.assign(day, figures);
    }
    return [...days.values()];
  }
}

const DAY_MS = 86_400_000;

function lastDays({ now, zone, days }: FiguresAsked): string[] {
  const today = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now));
  const back = Array.from({ length: days }, (_, index) => days - 1 - index);
  return back.map((day) => new Date(today - day * DAY_MS).toISOString().slice(0, 10));
}
