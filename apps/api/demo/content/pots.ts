/** The wall of the demo community: pots that are drawn when it is made. */
export const WALL = { color: '#9333ea', icon: 'layout-dashboard' } as const;

export interface DemoPot {
  /** Key of the member. */
  member: string;
  /** Of the picture. */
  width: number;
  height: number;
  /** Widths at the lip, belly and foot, and the height, in hundredths of the picture. */
  shape: [lip: number, belly: number, foot: number, high: number];
  /** Colours of clay, glaze and the wall behind. */
  clay: string;
  glaze: string;
  behind: string;
}

type Row = [
  member: string, width: number, height: number, shape: DemoPot['shape'], clay: string, glaze: string, behind: string,
];

const rows: Row[] = [
  ['pieter', 800, 600, [58, 60, 26, 34], '#8a5a3c', '#3b2417', '#efe6d8'],
  ['aylin', 600, 900, [16, 42, 22, 74], '#e8e0d0', '#1f4fa3', '#f6f1e7'],
  ['emma', 700, 700, [26, 56, 30, 52], '#9a8f80', '#c9cfc9', '#dfe4e6'],
  ['wouter', 640, 860, [22, 50, 34, 66], '#a24a22', '#5b2f18', '#2e2a26'],
  ['dewi', 900, 600, [66, 62, 16, 40], '#f3efe8', '#ffffff', '#c8d8d3'],
  ['ruben', 700, 800, [30, 54, 36, 58], '#2b2a2a', '#b4682e', '#e9d9c6'],
  ['katja', 620, 880, [14, 46, 20, 70], '#d8d2c4', '#3f8f8a', '#eef2ef'],
  ['tom', 960, 640, [76, 72, 24, 42], '#6d5a45', '#6f8f3a', '#f2ead9'],
  ['isaac', 700, 760, [18, 60, 22, 60], '#4a2f24', '#6b3f2b', '#e6c9a8'],
  ['lotte', 900, 520, [82, 80, 50, 16], '#a58a6a', '#e9dcc0', '#405a58'],
  ['lena', 640, 640, [40, 44, 30, 44], '#c98f6b', '#d86f4a', '#f7e6d2'],
  ['grace', 520, 940, [14, 26, 18, 80], '#b7793f', '#d9a441', '#2f4a4d'],
];

export const pots: DemoPot[] = rows.map(([member, width, height, shape, clay, glaze, behind]) =>
  ({ member, width, height, shape, clay, glaze, behind }));
