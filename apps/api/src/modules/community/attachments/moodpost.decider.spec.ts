import { checkMoodpost, checkMoodText } from './moodpost.decider.ts';

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
    expect(() => checkMoodpost({ post_type: 'image', attachments: [picture, picture] })).toThrow('exactly one picture');
    expect(() => checkMoodpost({ post_type: 'image' })).toThrow('required');
    expect(() => checkMoodpost({ post_type: 'video', attachments: [picture] })).toThrow('Only pictures');
  });

  it('has a text, wherever it comes from', () => {
    const isEnough = (html: string) => html !== '';
    expect(() => checkMoodText('<p>Van onderen</p>', isEnough)).not.toThrow();
    expect(() => checkMoodText('', isEnough)).toThrow('Add a text');
  });
});
