import { withDirections } from './text-direction.ts';

describe('the direction of rich text', () => {
  it('is that of the first letter of each block', () => {
    expect(withDirections('<p>مرحبا cone 6</p><p>هل هذا صحيح؟</p>')).toBe(
      '<p dir="auto">مرحبا cone 6</p><p dir="auto">هل هذا صحيح؟</p>',
    );
    expect(withDirections('<ol start="3"><li><p>een</p></li></ol><h2>Kop</h2><pre><code>a</code></pre>')).toBe(
      '<ol start="3"><li dir="auto"><p dir="auto">een</p></li></ol><h2 dir="auto">Kop</h2><pre dir="auto"><code>a</code></pre>',
    );
  });

  it('leaves text alone that only looks like a block', () => {
    expect(withDirections('<p>&lt;p&gt; and a < b</p>')).toBe('<p dir="auto">&lt;p&gt; and a < b</p>');
  });
});
