import { describe, expect, it } from '@jest/globals';
import type { media } from '@lyceum/contracts';
import { editedFiles, keptAttachment, keptUpload, newFiles } from './post-file.ts';

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

  it('of an edit say which of the present ones stay, and nothing where there are none', () => {
    expect(editedFiles([], [])).toEqual({});
    expect(editedFiles([], [attached(1)])).toEqual({ attachments: [] });
    expect(editedFiles([keptAttachment(attached(2)), sent], [attached(1), attached(2)])).toEqual({
      attachments: [{ id: 2, alt: null }],
      upload_uuids: ['u-7'],
      upload_alts: [null],
    });
  });
});
