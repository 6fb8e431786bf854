import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { compound, docm, pdf, zip } from './documents.ts';

/** What the pictures carry hidden, to be looked for in everything that is served. */
export const SECRET_CAMERA = 'Geheimcamera';

const PLACE = {
  IFD0: { Make: SECRET_CAMERA },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' },
};

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="${SECRET_CAMERA}"/></rdf:RDF></x:xmpmeta>`;

/** Yellow on the left, blue on the right: shows which way up a picture is. */
const drawing = (width = 64, height = 48): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3c62b0"/><rect width="30%" height="100%" fill="#ffd200"/></svg>`,
  );

/** As a phone saves it: lying on its side, with the place where it was taken. */
export const jpegWithPlace = (width = 64, height = 48): Promise<Buffer> =>
  sharp(drawing(width, height)).withExif(PLACE).withXmp(XMP).withMetadata({ orientation: 6 }).jpeg().toBuffer();

export const pngWithPlace = (width = 64, height = 48): Promise<Buffer> =>
  sharp(drawing(width, height)).withExif(PLACE).withXmp(XMP).png().toBuffer();

/** Two frames. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 400, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** 24 bits a pixel, without compression, red. */
export function bmp(width = 20, height = 10): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) file[54 + y * row + x * 3 + 2] = 255;
  return file;
}

/** A real one, with camera and place: `jpegWithPlace` without its orientation, converted by libheif's own encoder. */
export const heic = (): Buffer => readFileSync(join(__dirname, 'files', 'place.heic'));

/** One of the small files beside this one. */
export const pictureFile = (name: string): Buffer => readFileSync(join(__dirname, 'files', name));

/** A second of silence. */
export function wav(): Buffer {
  const [rate, header] = [8000, Buffer.alloc(44)];
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + rate, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(rate, 40);
  return Buffer.concat([header, Buffer.alloc(rate, 128)]);
}

/** 36 kB that would be 289 million pixels. */
export function bomb(side = 17_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((1 + side / 8) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const ZIP = Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18)]);

/** Everything that must not come in, whatever it calls itself. */
export async function hostileFiles(): Promise<[what: string, name: string, bytes: Buffer][]> {
  const [jpeg, png] = await Promise.all([jpegWithPlace(), pngWithPlace()]);
  return [
    ['an SVG', 'drawing.svg', drawing()],
    [
      'an SVG with a script, renamed',
      'photo.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a page, renamed', 'photo.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script that begins like a GIF', 'a.gif', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=alert(1)//;')],
    ['a JPEG that is a ZIP archive as well', 'a.jpg', Buffer.concat([jpeg, ZIP])],
    [
      'a PNG with a page behind it',
      'a.png',
      Buffer.concat([png, Buffer.from('<html><script>alert(1)</script></html>')]),
    ],
    ['a sound that is an archive as well', 'a.wav', Buffer.concat([wav(), ZIP])],
    ['a PNG by its first bytes only', 'a.png', Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 65)])],
    ['a JPEG that is cut off', 'a.jpg', jpeg.subarray(0, jpeg.length / 2)],
    ['a BMP that claims more than it has', 'a.bmp', bmp().subarray(0, 60)],
    ['a HEIC that is cut off', 'a.heic', heic().subarray(0, 700)],
    ['a PDF that is cut off', 'a.pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['a PDF that is an archive as well', 'a.pdf', Buffer.concat([pdf(), ZIP])],
    ['an archive called a document', 'a.docx', zip({ 'a.exe': 'MZ' })],
    ['a spreadsheet', 'a.doc', compound(['Workbook'])],
    ['a document with macros', 'a.docx', docm()],
    ['a document with a password', 'a.docx', compound(['EncryptedPackage'])],
    ['a program', 'a.png', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(200, '\0'), 'latin1')],
    ['nothing', 'a.png', Buffer.alloc(0)],
    ['17,000 times 17,000 pixels', 'a.png', bomb()],
  ];
}
