import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import { pollInput } from '@lyceum/contracts/community/polls';
import { messageOf } from '../../../lib/forms/messages.ts';
import { issuesOf } from '../../../lib/forms/schema.ts';
import { emptyPoll, endTime, pollErrors, questionWords, settingsOf } from './poll-form.ts';

const t = ((key: string) => key) as unknown as TFunction;
const NOW = '2026-11-20T12:00';
const form = (...answers: string[]) => ({ ...emptyPoll(), answers: answers.map((value) => ({ value })) });

describe('a new poll', () => {
  it('needs a question of 5 to 100 signs and answers that differ (part 1 §5)', async () => {
    expect(pollErrors(form('Gas', 'Hout'), NOW, t)).toEqual({});
    expect(pollErrors(form('Gas', ' gas', 'Hout'), NOW, t)).toEqual({ 'poll.1': 'pollDialogs.answerTwice' });
    const schema = () => Promise.resolve(pollInput);
    const said = async (question: string, ...values: string[]) => {
      const issues = await issuesOf(schema, { question, question_options: values.map((value) => ({ value })) });
      return [...issues].map(([path, issue]) => [
        path,
        messageOf(issue, path === 'question' ? questionWords(t) : 'pollDialogs.answerRequired', t),
      ]);
    };
    expect(await said('Gas of hout?', 'Gas', 'Hout')).toEqual([]);
    expect(await said(' ', 'Gas', ' ')).toEqual([
      ['question', 'pollDialogs.questionRequired'],
      ['question_options.1.value', 'pollDialogs.answerRequired'],
    ]);
    for (const question of ['Wat?', 'x'.repeat(101)]) {
      expect(await said(question, 'Gas', 'Hout')).toEqual([['question', 'pollDialogs.questionLength']]);
    }
  });

  it('ends in the future; one that stands may be ended', () => {
    const ending = { ...form('Gas', 'Hout'), end: NOW };
    expect(pollErrors(ending, NOW, t)).toEqual({ 'poll.end': 'release.past' });
    expect(pollErrors(ending, null, t)).toEqual({});
  });

  it('sends its switches as the specification writes them', () => {
    expect(
      settingsOf({ ...form('Gas', 'Hout'), on: { retry: true }, end: '2026-12-31T09:30' }, 'America/New_York'),
    ).toEqual({
      poll_multiple_answers: '0',
      retry: '1',
      poll_public: '0',
      poll_allow_guest_answers: '0',
      end_date: '2026-12-31T14:30:00.000Z',
    });
  });

  it('says its end as part 3 §5 writes it, on the reader’s clocks', () => {
    expect(endTime('2026-07-01T07:05:00Z', { language: 'en-GB', zone: 'Europe/Amsterdam' })).toBe('1 July 2026, 09:05');
    expect(endTime('2026-07-01T07:05:00Z', { language: 'en-US', zone: 'Europe/Amsterdam' })).toBe('1 July 2026, 09:05');
    expect(endTime('2026-12-31T23:30:00Z', { language: 'nl', zone: 'Europe/Amsterdam' })).toBe('1 januari 2027, 00:30');
  });
});
