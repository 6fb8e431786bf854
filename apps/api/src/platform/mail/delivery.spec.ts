import { refusedFor, retryAfter } from './delivery.ts';

const failure = (responseCode: number | undefined, command?: string, message = 'No') =>
  Object.assign(new Error(message), { responseCode, command });

describe('a failed delivery', () => {
  it.each([
    [failure(550, 'RCPT TO', '550 5.1.1 no such user'), 'address'],
    [failure(553, 'RCPT TO'), 'address'],
    [failure(550, 'DATA', 'Message failed: 550 5.1.1 unknown'), 'address'],
    [failure(554, 'DATA', 'Message failed: 554 5.7.1 spam'), 'mail'],
    [failure(450, 'RCPT TO'), null],
    [failure(451, 'DATA'), null],
    // The configuration is wrong: that must not end the mails.
    [failure(535, 'AUTH PLAIN'), null],
    [failure(550, 'MAIL FROM'), null],
    [failure(554, 'CONN'), null],
    [failure(undefined), null],
  ])('%s is refused for good: %s', (error, refused) => expect(refusedFor(error)).toBe(refused));

  it('is tried again later and later, about thirty times a day', () => {
    const times = Array.from({ length: 60 }, (_, n) => retryAfter(n + 1));
    expect(times.slice(0, 6)).toEqual([5, 20, 80, 320, 1280, 3600]);
    let spent = 0;
    expect(times.filter((seconds) => (spent += seconds) <= 24 * 3600).length).toBeLessThan(35);
  });
});
