import { isWhole, pieces } from '../../../platform/paper/lettering.ts';
import { lettersIn } from '../../../../../../test/support/pdf.ts';
import { pdfOf } from '../../../platform/paper/sheet.ts';
import { certificateOf, type Paper } from './certificate.pdf.ts';

const paper: Paper = {
  ...{ language: 'nl', community: 'De Draaibank', title: 'Certificaat', intro: 'Voor', name: 'Ada', finished: 'klaar' },
  ...{ course: 'Draaien', on: 'op 3 maart 2026', verify: 'Of het echt is', url: 'https://lyceum.example.test/c/A' },
  ...{ code: 'A', issuedAt: '2026-03-03T09:00:00.000Z' },
};

describe('the letters of a name', () => {
  it.each([
    'Łucja Đặng',
    'Ґеорґій Ωμέγα',
    'محمد بن سلمان',
    'שלום בן דוד',
    '王小明 김철수 たなか',
    'हिन्दी ไทย',
    'Zoë 😀',
  ])('all have a shape, and are in the file: %s', async (name) => {
    expect(isWhole(pieces(name, 'bold'))).toBe(true);
    const letters = lettersIn(await pdfOf(certificateOf({ ...paper, name })));
    // Marks and joined letters may be shown together with others.
    const wanted = [...name.normalize('NFC')].filter((letter) => /\p{L}|\p{So}/u.test(letter));
    expect(wanted.filter((letter) => !letters.includes(letter))).toEqual([]);
  });

  it('that are not to be seen turn nothing round', () => {
    const [first] = pieces('Ada\u202E\u0000 \n Byron', 'bold');
    expect(first).toEqual({ font: 'bold', text: 'Ada Byron' });
  });
});

describe('the file', () => {
  it('is one page, however long a name is', async () => {
    const text = (await pdfOf(certificateOf({ ...paper, name: 'Ada '.repeat(76), course: 'x'.repeat(255) }))).toString(
      'latin1',
    );
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/\/Count 1\b/);
  });
});
