import { describe, expect, it } from '@jest/globals';
import posts from './entities/posts/texts/first.en.ts';
import en from './ui/texts/first.en.ts';
import nl from './ui/texts/first.nl.ts';

describe('the error catalogue (part 1 §8)', () => {
  it('stands word for word in English, and in Dutch besides', () => {
    const { topicOrComment, reply, action, upload, protectedBoard } = en.errors;
    expect({ topicOrComment, reply, action, upload, protectedBoard }).toEqual({
      topicOrComment:
        'Something went wrong. Please check whether all fields are filled in and if possible attachments do not exceed the size limit of 8MB.',
      reply:
        'Something went wrong, please try posting again later. If this issue persists, please contact an administrator.',
      action: 'Action failed. Please try again, if this problem keeps occurring contact support.',
      upload: 'Error during upload. Either the file type is unsupported or the image size is too big.',
      protectedBoard: 'Something went wrong. Please contact an administrator if you keep encountering this issue.',
    });
    expect(posts.topic.deleteSure).toBe('Are you sure you want to delete this? This action is permanent.');
    for (const name of Object.keys(en.errors) as (keyof typeof en.errors)[]) {
      expect(nl.errors[name]).toMatch(/\w/);
      expect([name, nl.errors[name]]).not.toEqual([name, en.errors[name]]);
    }
  });
});
