import { checkPost } from './attachment.decider.ts';
import type { Attachment } from './attachment.events.ts';

const file = (id: number, width: number | null): Attachment => ({
  id,
  name: `${id}`,
  filetype: width === null ? 'audio/wav' : 'image/png',
  width,
  height: width,
  alt: null,
});
const post = (pictures: number, sounds: number) => ({
  post_type: 'image',
  video_url: null,
  attachments: [
    ...Array.from({ length: pictures }, (_, id) => file(id, 320)),
    ...Array.from({ length: sounds }, (_, id) => file(100 + id, null)),
  ],
});

describe('the files of a post (part 1 §5)', () => {
  it('are four pictures, four sounds and four documents at most, each counted by itself', () => {
    expect(() => checkPost(post(4, 4))).not.toThrow();
    expect(() => checkPost(post(5, 0))).toThrow('A post can have up to 4 pictures.');
    expect(() => checkPost(post(1, 5))).toThrow('A post can have up to 4 sounds.');
    const papers = (count: number): Attachment[] =>
      Array.from({ length: count }, (_, id) => ({ ...file(200 + id, null), filetype: 'application/pdf' }));
    const { attachments, ...others } = post(4, 4);
    expect(() => checkPost({ ...others, attachments: [...attachments, ...papers(4)] })).not.toThrow();
    expect(() => checkPost({ ...others, attachments: [...attachments, ...papers(5)] })).toThrow(
      'A post can have up to 4 documents.',
    );
  });
});
