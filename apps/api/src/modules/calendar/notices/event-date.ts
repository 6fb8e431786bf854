import { type Language, Text } from '../../../platform/texts/texts.ts';

interface Begin {
  starts_at: string;
  all_day: boolean;
  time_zone: string;
}

const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' };

/** The start of an event, formatted in the reader's language and in the event's time zone, which the text names. */
export class EventDate extends Text {
  private readonly begin: Begin;

  constructor(begin: Begin) {
    super('calendar:date');
    this.begin = begin;
  }

  override in(language: Language): string {
    const { starts_at, all_day, time_zone: timeZone } = this.begin;
    const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone });
    if (all_day) return day.format(new Date(starts_at));
    const whole = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone });
    return `${whole.format(new Date(starts_at))} (${timeZone})`;
  }
}
