import { type WebSocket } from 'ws';
import { Connection } from './connection.ts';

describe('questions for a channel', () => {
  it('are answered in turn; what was withdrawn is not, also under way, and what is asked anew is', async () => {
    const connection = new Connection({} as WebSocket, '127.0.0.1');
    const answered: string[] = [];
    let withdrawn: (() => boolean) | undefined;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const first = connection.askInTurn('topic.1', async (isWithdrawn) => {
      withdrawn = isWithdrawn;
      await held;
    });
    const ask = (channel: string, word: string) => connection.askInTurn(channel, async () => void answered.push(word));
    const others = [ask('topic.1', 'withdrawn with it'), ask('topic.2', 'another channel')];
    await Promise.resolve();
    expect(withdrawn?.()).toBe(false);
    connection.withdraw('topic.1');
    others.push(ask('topic.1', 'asked anew'));
    expect(withdrawn?.()).toBe(true);
    letGo();
    await Promise.all([first, ...others]);
    expect(answered).toEqual(['another channel', 'asked anew']);
    expect(connection.asked).toBe(0);
  });

  it('go on after one that failed', async () => {
    const connection = new Connection({} as WebSocket, '127.0.0.1');
    const failed = connection.askInTurn('topic.1', () => Promise.reject(new Error('no database')));
    const answered = connection.askInTurn('topic.1', () => Promise.resolve());
    await expect(failed).rejects.toThrow('no database');
    await answered;
    expect(connection.asked).toBe(0);
  });
});
