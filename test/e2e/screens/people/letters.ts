import { until } from '../../../support/until.ts';
import { add, messagesOf, sent, threadOf } from '../../../support/content/letters.ts';
import type { Persona } from '../../../support/persona.ts';

/** Conversations of the member: with the moderator, and with the founder besides. One message in them is reported. */
export interface Letters {
  pair: number;
  group: number;
  reportId: number;
}

const LINES = [
  'Heb je de oven al leeg? Ik wil vrijdag <strong>glazuren</strong>.',
  'Ja, gisteren leeggehaald. Alles heel gebleven!',
  'Mooi! Dan breng ik de schalen mee, en die twee grote vazen die nog biscuit moeten.',
  `Dit heeft geen plek om te breken: ${'oververhittingsbeveiliging'.repeat(5)}`,
];

export async function makeLetters(founder: Persona, moderator: Persona, member: Persona): Promise<Letters> {
  const pair = await threadOf(moderator, [member], `<p>${LINES[0]}</p>`);
  for (const [at, line] of LINES.slice(1).entries()) await sent(at % 2 ? moderator : member, pair, `<p>${line}</p>`);
  const group = (await add(member, pair, [founder])).body.data.id as number;
  await sent(member, group, '<p>Zullen we zaterdag samen stoken?</p>');
  const reported = await sent(moderator, group, '<p>Koop nu mijn nieuwe klei, alleen vandaag!</p>');
  await sent(founder, group, '<p>Hier? Liever niet.</p>');
  // Whoever reports a message has it before them: it is another's write.
  await until('the message had reached the member', async () => {
    const { body } = await messagesOf(member, group);
    return (body.data as { id: number }[]).some(({ id }) => id === reported);
  });
  const answer = await member.call('POST /api/v4/inbox/messages/{id}/report', {
    params: { id: reported },
    body: { reason: 'Dit is reclame.' },
  });
  if (answer.status !== 201) throw new Error(`Not reported: ${JSON.stringify(answer.body)}`);
  const report = await until('the report was there', async () => {
    const { body } = await founder.call('GET /api/v4/admin/message-reports');
    return (body.data as { id: number }[])[0];
  });
  return { pair, group, reportId: report.id };
}

/** A comment of the moderator that the member reported. Answers the id of its item in the review queue. */
export async function makeReport(
  founder: Persona,
  moderator: Persona,
  member: Persona,
  topic: number,
): Promise<number> {
  const body = { content: '<p>Koop nu mijn nieuwe klei, alleen vandaag!</p>' };
  const said = await moderator.call('POST /api/v3/topics/{id}/comments', { params: { id: topic }, body });
  const { id } = said.body.data as { id: number };
  const report = { kind: 'comment' as const, id, reason: 'spam' as const, text: 'Dit staat onder elk gesprek.' };
  const answer = await member.call('POST /api/v4/reports', { body: report });
  if (answer.status !== 201) throw new Error(`Not reported: ${JSON.stringify(answer.body)}`);
  const queue = await founder.call('GET /api/v4/admin/review-items');
  return (queue.body.data as { id: number }[])[0]!.id;
}
