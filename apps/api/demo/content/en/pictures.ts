import type { DemoPicture } from '../types.ts';

/** Pictures by the title of the topic that shows them; drawn when the community is made. */
export const pictures: Record<string, DemoPicture[]> = {
  'Does this mug handle look as if it was an afterthought?': [
    { name: 'mug', shape: 'mug', glaze: ['#9fb4c4', '#4c6577'], ground: '#f0ebe1', mark: 'none', alt: 'A tall blue-grey mug with a thin handle that leaves the wall at a sharp angle' },
  ],
  'Red clay, white slip, finger wipes': [
    { name: 'finger wipes', shape: 'bowl', glaze: ['#efe6d6', '#c98a5b'], ground: '#e9e1d2', mark: 'thumb', alt: 'A bowl of red clay under white slip, with one wipe of a thumb through it' },
    { name: 'finger wipes, dark', shape: 'bowl', glaze: ['#6b4a35', '#2a1c14'], ground: '#d9c6aa', mark: 'thumb', alt: 'The same bowl under a dark glaze; the wipe catches the light' },
  ],
  'Tiny black specks in every white glaze of the studio': [
    { name: 'specks', shape: 'dish', glaze: ['#f6f2e8', '#d8cfbd'], ground: '#5a6b66', mark: 'specks', alt: 'A white glazed dish full of small dark specks' },
  ],
  'Nesting bowls that actually nest': [
    { name: 'the smallest', shape: 'dish', glaze: ['#c98a5b', '#8a4f2b'], ground: '#e9e1d2', mark: 'none', alt: 'A small red-brown dish' },
    { name: 'the middle one', shape: 'dish', glaze: ['#a9bfb6', '#52756a'], ground: '#2d2a26', mark: 'none', alt: 'A wider dish in grey-green' },
    { name: 'the largest', shape: 'bowl', glaze: ['#d9a877', '#9c5b34'], ground: '#f3efe6', mark: 'specks', alt: 'A bowl with dark grains of clay, wide enough for both' },
  ],
};
