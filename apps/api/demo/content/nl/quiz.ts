import type { DemoQuizTexts } from '../types.ts';

export const quiz: DemoQuizTexts = {
  title: 'Ken je je oven?',
  description: 'Zes vragen over drogen, stoken en glazuur. Je mag terugkijken naar wat je hebt geantwoord.',
  beside: 'Neem de tijd: dat doet de oven ook.',
  questions: [
    { asks: 'Wanneer wordt klei voorgoed keramiek?', options: ['Als het kurkdroog is', 'In de eerste stook', 'Als het geglazuurd is'], right: 1 },
    { asks: 'Klei krimpt bij het drogen en nog eens bij het stoken.', truth: true },
    { asks: 'Wat hebben de meeste glazuren nodig om bij deze temperaturen glas te worden?', options: ['Een smeltmiddel', 'Meer water', 'Langer drogen'], right: 0 },
    { asks: 'Een pot mag de oven in zolang hij nog koud aanvoelt tegen je wang.', truth: false },
    { asks: 'Hoe heten de kleine piramides die buigen als het heet genoeg is?', answers: ['kegels', 'stookkegels', 'segerkegels'] },
    { asks: 'Wat controleer je voordat je een net afgekoelde oven opent?' },
  ],
};
