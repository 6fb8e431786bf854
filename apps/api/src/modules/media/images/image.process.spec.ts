import { fork } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  animatedGif,
  bmp,
  bomb,
  heic,
  jpegWithPlace,
  pictureFile,
} from '../../../../../../test/support/content/pictures.ts';
import type { ImageAnswer } from './image.process.ts';

const RED = { create: { width: 20, height: 10, channels: 3 as const, background: '#aa2211' } };
const CLEAR = { create: { width: 20, height: 10, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } };

/** One picture in a process of its own. */
async function made(bytes: Buffer, filetype: string): Promise<ImageAnswer> {
  const child = fork(join(__dirname, 'image.process.ts'), {
    serialization: 'advanced',
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    return await new Promise<ImageAnswer>((resolve, reject) => {
      child.once('message', resolve).once('exit', (code) => reject(new Error(`ended with ${code}`)));
      child.send({ bytes, filetype });
    });
  } finally {
    child.kill('SIGKILL');
  }
}

const names = ({ made }: ImageAnswer): string[] => made!.variants.map(({ name }) => name);
const variant = ({ made }: ImageAnswer, name: string): Uint8Array =>
  made!.variants.find((given) => given.name === name)!.bytes;

describe('the process that makes images', () => {
  it('turns upright, keeps its sizes and never enlarges', async () => {
    const answer = await made(await jpegWithPlace(900, 600), 'image/jpeg');
    expect([answer.made!.width, answer.made!.height, names(answer)]).toEqual([
      600,
      900,
      ['full.jpg', '600.jpg', '406.jpg', '320.jpg', '60.jpg'],
    ]);
    const small = await sharp(variant(answer, '320.jpg')).metadata();
    expect([small.width, small.height]).toEqual([320, 480]);
    // Yellow lay on the left; turned by 90 degrees to the right it is on top.
    const { data } = await sharp(variant(answer, '60.jpg')).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-3)).toBeLessThan(100);
    const tiny = await made(await jpegWithPlace(40, 20), 'image/jpeg');
    expect((await sharp(variant(tiny, '320.jpg')).metadata()).width).toBe(20);
  });

  it('keeps an animation moving, and its small pictures still', async () => {
    const answer = await made(await animatedGif(), 'image/gif');
    expect(names(answer)).toEqual(['full.gif', '600.png', '406.png', '320.png', '60.png']);
    expect(await sharp(variant(answer, 'full.gif'), { animated: true }).metadata()).toMatchObject({ pages: 2 });
    expect([answer.made!.width, answer.made!.height]).toEqual([400, 30]);
  });

  it.each([['BMP', () => bmp(), 'image/bmp', 20, 10]])(
    'makes a PNG of a %s',
    async (_, bytes, filetype, width, height) => {
      const answer = await made(bytes(), filetype);
      expect([answer.made!.width, answer.made!.height]).toEqual([width, height]);
      expect((await sharp(variant(answer, 'full.png')).metadata()).format).toBe('png');
    },
  );

  it('makes a JPEG of a HEIC, and converts Display P3 to sRGB', async () => {
    const answer = await made(heic(), 'image/heic');
    expect([answer.made!.width, answer.made!.height, names(answer)[0]]).toEqual([64, 48, 'full.jpg']);
    const wide = await made(pictureFile('phone-display-p3.heic'), 'image/heic');
    const { channels } = await sharp(variant(wide, 'full.jpg')).stats();
    // Without its profile the means are 99, 121 and 142.
    [89.5, 121, 144.1].forEach((mean, at) => expect(Math.abs(channels[at]!.mean - mean)).toBeLessThan(2));
  });

  it.each([
    ['a still WebP', () => pictureFile('saved-from-web.webp'), 'image/webp', 'full.jpg'],
    ['a WebP with transparency', () => sharp(CLEAR).webp().toBuffer(), 'image/webp', 'full.png'],
    [
      'a WebP that moves',
      async () =>
        sharp(await animatedGif(), { animated: true })
          .webp()
          .toBuffer(),
      'image/webp',
      'full.gif',
    ],
    ['an AVIF', () => sharp(RED).avif().toBuffer(), 'image/avif', 'full.jpg'],
    ['a GIF of 300 frames', () => pictureFile('screen-recording-300-frames.gif'), 'image/gif', 'full.gif'],
  ])('keeps %s in the format that fits it', async (_, bytes, filetype, name) => {
    const answer = await made(await bytes(), filetype);
    expect([answer.fault, names(answer)[0]]).toEqual([null, name]);
  });

  it('scales a photo of 48 megapixels down, and says what is wrong with one that it cannot make', async () => {
    const create = { width: 8064, height: 6048, channels: 3 as const, background: '#884422' };
    const photo = await made(await sharp({ create }).jpeg().toBuffer(), 'image/jpeg');
    expect([photo.made!.width, photo.made!.height]).toEqual([2560, 1920]);
    expect(photo.memory).toBeLessThan(400 * 1024 ** 2);
    expect((await made(bomb(), 'image/png')).fault).toBe('pixels');
    expect((await made((await jpegWithPlace()).subarray(0, 400), 'image/jpeg')).fault).toBe('damaged');
  });

  it('stays below 400 MB with the largest picture it takes, and with one that it does not (promise 33)', async () => {
    const create = { width: 8000, height: 5000, channels: 3 as const, background: '#884422' };
    const largest = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toBuffer();
    const taken = await made(largest, 'image/jpeg');
    expect([taken.made!.width, taken.made!.height]).toEqual([1600, 2560]);
    const refused = await made(bomb(), 'image/png');
    expect(refused.made).toBeNull();
    for (const { memory } of [taken, refused]) expect(memory).toBeLessThan(400 * 1024 ** 2);
  });
});
