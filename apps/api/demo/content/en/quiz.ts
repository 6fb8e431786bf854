import type { DemoQuizTexts } from '../types.ts';

export const quiz: DemoQuizTexts = {
  title: 'Do you know your kiln?',
  description: 'Six questions about drying, firing and glaze. You may look back at what you have answered.',
  beside: 'Take your time: the kiln does, too.',
  questions: [
    { asks: 'At what point does clay turn into ceramic for good?', options: ['When it is bone dry', 'In the first firing', 'When it is glazed'], right: 1 },
    { asks: 'Clay shrinks while it dries and again while it is fired.', truth: true },
    { asks: 'What do most glazes need to become glass at these temperatures?', options: ['A flux', 'More water', 'A longer drying'], right: 0 },
    { asks: 'A pot may be put into the kiln while it is still cold to the cheek.', truth: false },
    { asks: 'What do you call the little pyramids that bend when it is hot enough?', answers: ['cones', 'pyrometric cones', 'cone'] },
    { asks: 'What would you check before you open a kiln that has just cooled?' },
  ],
};
