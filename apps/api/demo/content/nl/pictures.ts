import type { DemoPicture } from '../types.ts';

/** Pictures by the title of the topic that shows them; drawn when the community is made. */
export const pictures: Record<string, DemoPicture[]> = {
  'Theekommen met één vingerafdruk': [
    { name: 'theekom', shape: 'bowl', glaze: ['#cfd8cf', '#7f9a8b'], ground: '#efe7da', mark: 'thumb', alt: 'Theekom in lichtgroen celadon, met één vingerafdruk in de wand' },
    { name: 'theekom donker', shape: 'bowl', glaze: ['#6b4a35', '#2a1c14'], ground: '#d9c6aa', mark: 'thumb', alt: 'Dezelfde theekom in donkere tenmoku, de afdruk vangt het licht' },
  ],
  'IJzerstippen doorslaan in wit glazuur': [
    { name: 'ijzerstippen', shape: 'dish', glaze: ['#f6f2e8', '#d8cfbd'], ground: '#5a6b66', mark: 'specks', alt: 'Wit geglazuurde schaal vol bruine ijzerstippen' },
  ],
  'Schaaltje uit eigen rivierklei': [
    { name: 'schaaltje', shape: 'dish', glaze: ['#c98a5b', '#8a4f2b'], ground: '#e9e1d2', mark: 'none', alt: 'Roodbruin schaaltje van rivierklei, zonder glazuur' },
    { name: 'schaaltje met glazuur', shape: 'dish', glaze: ['#a9bfb6', '#52756a'], ground: '#2d2a26', mark: 'none', alt: 'Hetzelfde schaaltje met een grijsgroen glazuur' },
    { name: 'proefje', shape: 'bowl', glaze: ['#d9a877', '#9c5b34'], ground: '#f3efe6', mark: 'specks', alt: 'Proefkommetje met donkere korrels uit de klei' },
  ],
};
