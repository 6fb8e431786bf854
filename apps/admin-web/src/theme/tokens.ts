/** The colours of the member app (tokens.css), under the same names. */
export interface Tokens {
  bg: string;
  surface: string;
  sunken: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  /** Border of interactive elements, with a contrast of 3:1 against their background. */
  lineControl: string;
  accent: string;
  accentHover: string;
  accentText: string;
  accentSoft: string;
  onAccent: string;
  flame: string;
  flameSoft: string;
  danger: string;
  dangerSoft: string;
  onDanger: string;
  floating: string;
  veil: string;
}

export const lightTokens: Tokens = {
  bg: '#faf9f6',
  surface: '#ffffff',
  sunken: '#f3f1ec',
  ink: '#1d1b18',
  ink2: '#5c574f',
  ink3: '#6c665c',
  line: '#e6e2da',
  lineControl: '#918a7e',
  accent: '#0f6b5c',
  accentHover: '#0e6053',
  accentText: '#0b5246',
  accentSoft: '#e2f0ec',
  onAccent: '#ffffff',
  flame: '#a84c08',
  flameSoft: '#fbebdd',
  danger: '#b3261e',
  dangerSoft: '#fbeae8',
  onDanger: '#ffffff',
  floating: '0 2px 6px rgb(29 27 24 / 6%), 0 12px 32px rgb(29 27 24 / 14%)',
  veil: 'rgb(29 27 24 / 40%)',
};

export const darkTokens: Tokens = {
  bg: '#161513',
  surface: '#1e1d1a',
  sunken: '#262420',
  ink: '#f1eee8',
  ink2: '#b9b3a8',
  ink3: '#a29c90',
  line: '#34312b',
  lineControl: '#7a7468',
  accent: '#5cc4ae',
  accentHover: '#70cbb8',
  accentText: '#7ed6c3',
  accentSoft: '#1e3530',
  onAccent: '#10201c',
  flame: '#f0a35e',
  flameSoft: '#3a2a1b',
  danger: '#f2857c',
  dangerSoft: '#3a2220',
  onDanger: '#1e1d1a',
  floating: '0 2px 6px rgb(0 0 0 / 30%), 0 12px 32px rgb(0 0 0 / 50%)',
  veil: 'rgb(0 0 0 / 60%)',
};

export const fonts = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  serif: "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif",
  mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, monospace",
};

export const radius = { small: 6, control: 10, card: 16 };
