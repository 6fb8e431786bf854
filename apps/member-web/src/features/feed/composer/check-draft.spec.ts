import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import { postTopic } from '@lyceum/contracts/community/topics';
import { issuesOf } from '../../../lib/forms/schema.ts';
import { checked } from './check-draft.ts';
import type { TopicDraft } from './draft.ts';

const t = ((key: string) => key) as unknown as TFunction;
const NOW = '2026-11-20T12:00';
const good: TopicDraft = { title: 'Raku', content: '<p>Wie stookt?</p>', channel_id: 3 };
const wrong = (part: Partial<TopicDraft>) => checked({ ...good, ...part }, NOW, t);

describe('a new topic', () => {
  it('needs a title, five characters and a board (part 1 §5)', async () => {
    const schema = () => Promise.resolve(postTopic.body);
    const unsaid = await issuesOf(schema, { ...good, title: ' ', channel_id: 0 });
    expect([...unsaid.keys()].sort()).toEqual(['channel_id', 'title']);
    expect(await issuesOf(schema, good)).toEqual(new Map());
    expect(checked(good, NOW, t)).toEqual({});
    expect(wrong({ content: '<p></p>' })).toEqual({ content: 'errors.contentRequired' });
    expect(wrong({ content: '<p>Klei</p>' })).toEqual({ content: 'composer.contentShort' });
    expect(wrong({ content: '<p>Klei!</p>' })).toEqual({});
  });

  it('that is scheduled comes out in the future', () => {
    expect(wrong({ release: NOW })).toEqual({ release: 'release.past' });
    expect(wrong({ release: '2026-11-20T12:01' })).toEqual({});
    expect(wrong({ release: '' })).toEqual({});
  });

  it('of pictures needs one, and one of a video its link; both may say nothing besides', () => {
    const wordless = (part: Partial<TopicDraft>) => wrong({ content: '', ...part });
    expect(wordless({ post_type: 'image' })).toEqual({ files: 'composer.pictureRequired' });
    const file = { id: 1, uuid: 'a', name: 'a.png', filetype: 'image/png', source: '', thumbnail: '', alt: '' };
    expect(wordless({ post_type: 'image', files: [{ ...file, width: 9, height: 9 }] })).toEqual({});
    expect(wordless({ post_type: 'image', files: [{ ...file, width: null, height: null }] })).toHaveProperty('files');
    expect(wordless({ post_type: 'video' })).toEqual({ video_url: 'composer.videoRequired' });
    expect(wordless({ post_type: 'video', video_url: 'https://example.org/a' })).toHaveProperty('video_url');
    expect(wordless({ post_type: 'video', video_url: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual({});
  });

  it('that asks something needs answers that differ, and may say nothing besides', () => {
    const asks = (...values: string[]) =>
      wrong({
        post_type: 'poll',
        content: '',
        poll: { answers: values.map((value) => ({ value })), on: {}, end: '' },
      });
    expect(asks('Ja', 'Nee')).toEqual({});
    expect(asks('Ja', 'ja')).toEqual({ 'poll.1': 'pollDialogs.answerTwice' });
  });
});
