import {
  area,
  box,
  circle,
  ellipse,
  eyes,
  face,
  group,
  HEART,
  HEIGHT,
  line,
  pulse,
  star,
  swing,
  WIDTH,
} from './shapes.ts';

export interface BuiltinPicture {
  name: string;
  title: { en: string; nl: string };
  /** Search words, in addition to title and category. */
  words: string;
  category: string;
  ground: string;
  /** SVG at the time `t`, from 0 to just below 1. */
  draw: (t: number) => string;
}

/** In the order of the panel. */
export const CATEGORIES: Record<string, { en: string; nl: string }> = {
  happy: { en: 'Happy', nl: 'Blij' },
  love: { en: 'Love', nl: 'Liefde' },
  yes: { en: 'Yes', nl: 'Ja' },
  celebrate: { en: 'Celebrate', nl: 'Feest' },
  sad: { en: 'Sad', nl: 'Verdrietig' },
  surprised: { en: 'Surprised', nl: 'Verrast' },
  weather: { en: 'Weather', nl: 'Weer' },
  break: { en: 'Break', nl: 'Pauze' },
};

const middle = { x: WIDTH / 2, y: HEIGHT / 2 };
const CONFETTI = ['#e4572e', '#17bebb', '#ffc914', '#76b041', '#7b4fd6'];
const SMILE = 'M-30 12 Q0 44 30 12';

export const PICTURES: readonly BuiltinPicture[] = [
  {
    name: 'laugh',
    title: { en: 'Laughing face', nl: 'Lachend gezicht' },
    words: 'haha lol funny grappig lachen smile glimlach blij',
    category: 'happy',
    ground: '#fff3d1',
    draw: (t) =>
      group(face(eyes(4) + area('M-34 8 Q0 12 34 8 Q26 44 0 44 Q-26 44 -34 8 Z', '#7a2b12')), {
        ...middle,
        y: middle.y + 6 * swing(t * 2),
        turn: 7 * swing(t),
      }),
  },
  {
    name: 'wink',
    title: { en: 'Winking face', nl: 'Knipogend gezicht' },
    words: 'wink knipoog joke grapje',
    category: 'happy',
    ground: '#dff3ef',
    draw: (t) => {
      const right =
        t > 0.45 && t < 0.75 ? line('M12 -12 Q20 -18 28 -12', '#4a3208', 5) : ellipse(20, -12, 7, 9, '#4a3208');
      return group(face(ellipse(-20, -12, 7, 9, '#4a3208') + right + line(SMILE, '#4a3208', 5)), {
        ...middle,
        turn: 5 * pulse(t),
      });
    },
  },
  {
    name: 'heart',
    title: { en: 'Beating heart', nl: 'Kloppend hart' },
    words: 'love heart hart liefde kus dank thanks lief',
    category: 'love',
    ground: '#ffe3e8',
    draw: (t) => group(area(HEART, '#e0335a'), { ...middle, scale: 1.4 + 0.3 * pulse(t * 2) }),
  },
  {
    name: 'hearts',
    title: { en: 'Rising hearts', nl: 'Opstijgende hartjes' },
    words: 'love hearts hartjes verliefd kusjes',
    category: 'love',
    ground: '#f3e6ff',
    draw: (t) =>
      [0, 1, 2, 3, 4]
        .map((n) => {
          const at = (t + n / 5) % 1;
          return group(area(HEART, n % 2 ? '#c0378f' : '#e0335a'), {
            x: 35 + n * 42,
            y: 200 - 230 * at,
            scale: 0.35 + 0.1 * (n % 3),
          });
        })
        .join(''),
  },
  {
    name: 'check',
    title: { en: 'Green tick', nl: 'Groen vinkje' },
    words: 'yes ok done good ja klaar gedaan goed akkoord',
    category: 'yes',
    ground: '#e4f5e1',
    draw: (t) =>
      group(
        circle(0, 0, 56, '#2f9e44') +
          line(
            'M-26 2 L-6 22 L28 -18',
            '#fff',
            12,
            `stroke-dasharray="90" stroke-dashoffset="${Math.round(90 * Math.max(0, 1 - t * 2))}"`,
          ),
        middle,
      ),
  },
  {
    name: 'thumb',
    title: { en: 'Thumbs up', nl: 'Duim omhoog' },
    words: 'yes like good super ja top goed prima mooi',
    category: 'yes',
    ground: '#e2ecff',
    draw: (t) =>
      group(
        box(-54, -6, 24, 58, '#2b59c3', 6) +
          area('M-26 -4 L-6 -50 Q12 -54 12 -36 L8 -10 L40 -10 Q54 -8 52 6 L44 42 Q42 52 30 52 L-26 52 Z', '#ffcf4a'),
        { ...middle, y: middle.y - 8 * pulse(t), turn: -12 * pulse(t) },
      ),
  },
  {
    name: 'confetti',
    title: { en: 'Confetti', nl: 'Confetti' },
    words: 'party hooray congratulations hoera gefeliciteerd feest jarig',
    category: 'celebrate',
    ground: '#20264a',
    draw: (t) =>
      Array.from({ length: 34 }, (_, n) => {
        const y = ((n * 53) % 220) + 220 * t;
        return group(box(-4, -7, 8, 14, CONFETTI[n % CONFETTI.length]!, 2), {
          x: ((n * 71) % WIDTH) + 6 * swing(t, n / 7),
          y: (y % 220) - 20,
          turn: 360 * t + n * 40,
        });
      }).join(''),
  },
  {
    name: 'cake',
    title: { en: 'Birthday cake', nl: 'Verjaardagstaart' },
    words: 'birthday party congratulations verjaardag jarig gefeliciteerd taart',
    category: 'celebrate',
    ground: '#fde9f3',
    draw: (t) =>
      box(60, 100, 120, 54, '#b5651d', 8) +
      area('M60 112 Q75 128 90 112 Q105 128 120 112 Q135 128 150 112 Q165 128 180 112 L180 100 L60 100 Z', '#fff5fa') +
      [85, 120, 155]
        .map(
          (x, n) =>
            box(x - 4, 66, 8, 34, CONFETTI[n]!, 3) +
            ellipse(x + 2 * swing(t, n / 3), 54, 6, 10 + 3 * swing(t * 2, n / 4), '#ff9f1c'),
        )
        .join(''),
  },
  {
    name: 'star',
    title: { en: 'Spinning star', nl: 'Draaiende ster' },
    words: 'wow great bravo knap geweldig ster winner winnaar',
    category: 'celebrate',
    ground: '#2d1e52',
    draw: (t) => group(star(62, '#ffd23f'), { ...middle, turn: 72 * t, scale: 1 + 0.12 * pulse(t) }),
  },
  {
    name: 'cry',
    title: { en: 'Crying face', nl: 'Huilend gezicht' },
    words: 'sad sorry tears huilen verdriet jammer sorry',
    category: 'sad',
    ground: '#dfe9f6',
    draw: (t) => {
      const tear = (x: number, shift: number) => ellipse(x, 4 + 50 * ((t + shift) % 1), 6, 9, '#3d8bfd');
      return group(face(eyes() + line('M-26 34 Q0 8 26 34', '#4a3208', 5) + tear(-22, 0) + tear(22, 0.5)), middle);
    },
  },
  {
    name: 'surprise',
    title: { en: 'Surprised face', nl: 'Verrast gezicht' },
    words: 'wow oh what shocked schrik verbaasd verrassing',
    category: 'surprised',
    ground: '#fbe7d4',
    draw: (t) =>
      group(face(eyes(10 + 3 * pulse(t)) + ellipse(0, 26, 9 + 6 * pulse(t), 11 + 10 * pulse(t), '#7a2b12')), {
        ...middle,
        y: middle.y - 6 * pulse(t),
      }),
  },
  {
    name: 'rocket',
    title: { en: 'Rocket', nl: 'Raket' },
    words: 'go fast launch start snel los lancering',
    category: 'surprised',
    ground: '#10183a',
    draw: (t) =>
      [20, 70, 150, 210].map((x, n) => circle(x, ((n * 47 + 180 * t) % 190) - 5, 2.5, '#fff')).join('') +
      group(
        area('M-9 40 Q0 86 9 40 Z', (t * 10) % 2 < 1 ? '#ff9f1c' : '#ffd23f') +
          area('M0 -62 Q26 -24 20 40 L-20 40 Q-26 -24 0 -62 Z', '#f4f4f6') +
          area('M-20 16 L-38 46 L-18 40 Z', '#e4572e') +
          area('M20 16 L38 46 L18 40 Z', '#e4572e') +
          circle(0, -12, 9, '#3d8bfd'),
        { ...middle, y: middle.y + 4 * swing(t * 2) },
      ),
  },
  {
    name: 'sun',
    title: { en: 'Shining sun', nl: 'Stralende zon' },
    words: 'good morning sunny summer goedemorgen zonnig zomer mooi',
    category: 'weather',
    ground: '#bfe6ff',
    draw: (t) =>
      group(
        Array.from({ length: 12 }, (_, n) =>
          group(box(46, -4, 20 + 8 * pulse(t, n / 2), 8, '#ffb703', 4), { turn: n * 30 }),
        ).join('') + circle(0, 0, 38, '#ffd23f'),
        { ...middle, turn: 30 * t },
      ),
  },
  {
    name: 'rain',
    title: { en: 'Rain cloud', nl: 'Regenwolk' },
    words: 'rain storm regen buien somber',
    category: 'weather',
    ground: '#c9d3df',
    draw: (t) =>
      Array.from({ length: 8 }, (_, n) =>
        line(`M0 0 L-4 14`, '#2b6cb0', 4, `transform="translate(${62 + n * 17} ${90 + ((n * 31 + 90 * t) % 90)})"`),
      ).join('') +
      circle(90, 70, 30, '#f2f4f7') +
      circle(130, 58, 38, '#f2f4f7') +
      circle(164, 76, 26, '#f2f4f7') +
      box(72, 68, 108, 34, '#f2f4f7', 17),
  },
  {
    name: 'coffee',
    title: { en: 'Steaming coffee', nl: 'Dampende koffie' },
    words: 'coffee tea break morning koffie thee pauze goedemorgen',
    category: 'break',
    ground: '#efe3d3',
    draw: (t) =>
      [95, 120, 145]
        .map((x, n) => line(`M${x} 74 q${Math.round(10 * swing(t, n / 3))} -14 0 -26 t0 -24`, '#b9a48c', 5))
        .join('') +
      line('M164 100 q30 0 26 24 q-4 20 -34 18', '#8a4b2a', 9) +
      area('M74 86 L82 150 Q84 160 96 160 L144 160 Q156 160 158 150 L166 86 Z', '#c0603a') +
      ellipse(120, 86, 46, 9, '#5b3620'),
  },
  {
    name: 'sleep',
    title: { en: 'Good night moon', nl: 'Slaapmaan' },
    words: 'night sleep tired moe slapen welterusten nacht truste',
    category: 'break',
    ground: '#1b2350',
    draw: (t) =>
      [
        [50, 40],
        [190, 60],
        [70, 130],
        [200, 140],
      ]
        .map(([x, y], n) => group(star(5 + 3 * pulse(t, n / 4), '#ffe9a8'), { x, y }))
        .join('') +
      group(area('M18 -52 A54 54 0 1 0 18 52 A42 42 0 1 1 18 -52 Z', '#ffe08a'), { ...middle, turn: 6 * swing(t) }),
  },
];
