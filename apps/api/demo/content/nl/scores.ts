import type { DemoScores } from '../types.ts';

export const scores: DemoScores = {
  levels: [
    ['Nieuwkomer', 0],
    ['Leerling', 50],
    ['Gezel', 250],
    ['Pottenbakker', 800],
    ['Meester', 2500],
  ],
  trophies: [
    ['Eerste woorden', 'Je eerste reactie.', 'comment_posted', 1, 1, 5],
    ['Goede prater', 'Vijftig reacties.', 'comment_posted', 50, 2, 20],
    ['Vraagt maar raak', 'Vijf onderwerpen begonnen.', 'topic_posted', 5, 1, 10],
    ['Geliefd', 'Anderen vonden honderd keer leuk wat je schreef.', 'like_received', 100, 2, 25],
    ['Helpende hand', 'Je antwoord werd geaccepteerd.', 'answer_accepted', 1, 1, 10],
    ['Geslaagd', 'Een hele cursus, tot het eind.', 'course_finished', 1, 3, 50],
    ['Een week aan de draaischijf', 'Zeven dagen op rij.', 'streak', 7, 2, 25],
  ],
  granted: ['Veegde het atelier', 'Met de hand toegekend, met dank.'],
  because: 'Maakte het atelier schoon na de open dag',
};
