import { emailAddress } from './email.ts';

const read = (typed: string) => emailAddress.safeParse(typed);

describe('an e-mail address', () => {
  it.each([
    ...['a&b@example.com', 'user%tag@example.com', 'first/last@example.com', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ...["o'hara@example.com", 'a+b=c@example.co.uk', '_x_@sub.example.org', '{a|b}@example.com', '1@1.example'],
    ...['Jan.Smit@Example.COM', 'a@b-c.museum', `${'a'.repeat(64)}@example.com`],
  ])('is taken as it is typed: %s', (typed) => expect(read(typed).data).toBe(typed));

  it.each([
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
    // The same letter as two signs.
    ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
    ['post@пример.рф', 'post@xn--e1afmkfd.xn--p1ai'],
    ['post@例え。テスト', 'post@xn--r8jz45g.xn--zckzah'],
    [' a@example.com ', 'a@example.com'],
  ])('has its domain in ASCII: %s is %s', (typed, address) => expect(read(typed).data).toBe(address));

  it.each([
    ...['', 'ada', '@example.com', 'ada@', 'a b@example.com', 'a@b@example.com', '.a@example.com', 'a.@example.com'],
    ...['a..b@example.com', 'a@example', 'a@.example.com', 'a@example..com', 'a@-x.example', 'a@x-.example'],
    ...['a@1.2.3.4', 'a@[127.0.0.1]', 'a@ex%61mple.com', 'a@example.com/x', 'a@example.com:25', 'a@example.com?x'],
    ...[
      'a,b@example.com',
      'a<b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'jörg@example.com',
      '"a b"@example.com',
    ],
    ...[`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, `a@${'bcd.'.repeat(70)}com`],
  ])('is refused: %s', (typed) => expect(read(typed).success).toBe(false));

  it('is refused in words', () => {
    expect(read('ada').error!.issues.map(({ message }) => message)).toEqual(['Please enter a valid e-mail address']);
  });
});
