import sharp from 'sharp';
import { PICTURES } from './pictures.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const FRAMES = 14;
const FRAME_MS = 80;

/** Draws a built-in picture as an animated GIF. Null for an unknown name. */
export async function drawBuiltin(name: string): Promise<Buffer | null> {
  const picture = PICTURES.find((each) => each.name === name);
  if (!picture) return null;
  const frames = Array.from({ length: FRAMES }, (_, index) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${picture.ground}"/>${picture.draw(index / FRAMES)}</svg>`,
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => FRAME_MS), loop: 0, effort: 4 })
    .toBuffer();
}
