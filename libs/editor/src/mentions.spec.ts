import { linkMentions, mentionedIn, mentionOf, wantedMentions, withoutMentions } from './mentions.ts';
import { sanitizeRichText } from './sanitize.ts';

const ADA = { id: 7, username: 'ada' };
const LI = { id: 12, username: 'li.wei-3' };
const link = (html: string) => linkMentions(sanitizeRichText(html), [ADA, LI]);

describe('who is mentioned', () => {
  it.each([
    ['<p>Hello @ada!</p>', `<p>Hello ${mentionOf(ADA)}!</p>`],
    ['<p>@ADA, and @li.wei-3.</p>', `<p>${mentionOf(ADA)}, and ${mentionOf(LI)}.</p>`],
    ['<p>(@ada) <strong>@ada</strong></p>', `<p>(${mentionOf(ADA)}) <strong>${mentionOf(ADA)}</strong></p>`],
  ])('reads %s', (given, stored) => {
    expect(link(given)).toBe(stored);
    expect(mentionedIn(stored)).toContain(ADA.id);
  });

  it.each([
    '<p>Write to post@ada or ada@ada.example</p>',
    '<p>See example.com/@ada, @@ada and @adam</p>',
    '<p><code>@ada</code></p>',
    '<pre><code>@ada</code></pre>',
    '<p>Nobody is called @grace here.</p>',
  ])('leaves %s', (given) => expect(link(given)).toBe(given));

  it('leaves the words of a link', () => {
    expect(link('<p><a href="https://x.example/@ada">@ada</a></p>')).not.toContain('data-mention');
  });

  it('says whom it would mention, each once', () => {
    const html = `<p>@ada @Ada @grace ${mentionOf(LI)} ${mentionOf(LI)} <code>@code</code></p>`;
    expect(wantedMentions(html)).toEqual({ ids: [12], usernames: ['ada', 'grace'] });
  });
});

describe('a mention that was sent', () => {
  it('says what its member is called, whatever its sender wrote', () => {
    expect(link('<p><span data-mention="7">@<em>the owner</em></span> said</p>')).toBe(`<p>${mentionOf(ADA)} said</p>`);
    expect(link('<p><span data-mention="7">a<span data-mention="12">b</span>c</span> said</p>')).toBe(
      `<p>${mentionOf(ADA)} said</p>`,
    );
  });

  it('becomes plain words where its member may not be mentioned', () => {
    expect(link('<p><span data-mention="99">@boss</span> &lt;b&gt;</p>')).toBe('<p>@boss &lt;b&gt;</p>');
    expect(withoutMentions(`<p>${mentionOf(ADA)}</p>`)).toBe('<p>@ada</p>');
  });

  it.each(['', 'x', '-1', '0', '1.5', '12345678901', '7"onclick="x'])('has a member: “%s” is none', (id) => {
    const given = `<p><span data-mention='${id}' class="x">@ada</span></p>`;
    expect(sanitizeRichText(given)).toBe('<p>@ada</p>');
  });
});
