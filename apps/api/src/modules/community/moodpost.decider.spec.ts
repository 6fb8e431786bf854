import { checkMoodpost } from './moodpost.decider.ts';

const picture = { id: 1, name: 'kom.jpg', filetype: 'image/jpeg', width: 640, height: 480, alt: null };

describe('a moodpost (part 1 §5)', () => {
  it('is one picture, JPG or PNG', () => {
    expect(() => checkMoodpost({ post_type: 'image', attachments: [picture] })).not.toThrow();
    expect(() =>
      checkMoodpost({ post_type: 'image', attachments: [{ ...picture, filetype: 'image/png' }] }),
    ).not.toThrow();
    expect(() => checkMoodpost({ post_type: 'image', attachments: [{ ...picture, filetype: 'image/gif' }] })).toThrow(
      'JPG or PNG',
    );
    expect(() => checkMoodpost({ post_type: 'image', attachments: [picture, picture] })).toThrow('one picture');
    expect(() => checkMoodpost({ post_type: 'image' })).toThrow('required');
    expect(() => checkMoodpost({ post_type: 'video', attachments: [picture] })).toThrow('takes pictures');
  });
});
