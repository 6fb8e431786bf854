import { describe, expect, it } from '@jest/globals';
import type { media } from '@lyceum/contracts';
import { editedFiles, filesOverNewer, keptAttachment, keptUpload, newFiles } from './post-file.ts';

const attached = (id: number): media.Attachment => ({
  ...{ id, source: `/media/${id}/full`, thumbnail: null, name: 'a.wav', filetype: 'audio/wav' },
  ...{ width: null, height: null, alt: null },
});
const { alt: _, ...sound } = attached(7);
const sent = keptUpload({ ...sound, uuid: 'u-7', size: 12 });

describe('the files of what is written', () => {
  it('are named by their uuids when they are new, with what they show', () => {
    expect(newFiles([])).toEqual({});
    expect(newFiles([sent, { ...sent, uuid: 'u-8', alt: ' Gras ' }])).toEqual({
      upload_uuids: ['u-7', 'u-8'],
      upload_alts: [null, 'Gras'],
    });
  });

  it('of an edit are one list, new ones among those that stay, and nothing where there are none', () => {
    expect(editedFiles([], [])).toEqual({});
    expect(editedFiles([], [attached(1)])).toEqual({ attachments: [] });
    expect(editedFiles([sent, keptAttachment(attached(2))], [attached(1), attached(2)])).toEqual({
      attachments: [
        { id: 7, alt: null },
        { id: 2, alt: null },
      ],
      upload_uuids: ['u-7'],
      upload_alts: [null],
    });
  });

  it('stay as they were chosen when somebody else was first, without what those took off and with what they added', () => {
    const [one, two, theirs] = [attached(1), attached(2), attached(9)];
    const chosen = [{ ...keptAttachment(two), alt: 'Rand' }, sent, keptAttachment(one)];
    expect(filesOverNewer(chosen, [one, two], [two, theirs])).toEqual([chosen[0], sent, keptAttachment(theirs)]);
    // Taken off here, and still there for them: it stays off.
    expect(filesOverNewer([sent], [one, two], [one, two])).toEqual([sent]);
    // Saved the first time, though no answer came: it is there once.
    expect(filesOverNewer([sent], [], [attached(7)])).toEqual([sent]);
  });
});
