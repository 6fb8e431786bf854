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
  it('are four pictures and four sounds at most, each counted by itself', () => {
    expect(() => checkPost(post(4, 4))).not.toThrow();
    expect(() => checkPost(post(5, 0))).toThrow('A post has at most 4 pictures.');
    expect(() => checkPost(post(1, 5))).toThrow('A post has at most 4 sounds.');
  });
});
