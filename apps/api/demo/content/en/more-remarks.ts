import type { DemoRemarkPool } from '../types.ts';

/** The longer remarks in English: two or three sentences. */
export const moreRemarks: DemoRemarkPool = {
  thanks: [
    'Tried it this afternoon and it worked straight away. I am standing here slightly stunned. Thank you!',
    'Thanks for all the replies. I will sit down with this for an evening and report back when I know more.',
    'What a treat to have this all in one place. It takes up a full page in my notebook now.',
  ],
  question: [
    'I follow the first part, but what do you do when it is already too dry? Rescue it, or start again?',
    'Sounds logical. Does it still hold if you can only get to the studio once a week?',
    'Has anybody followed this over a longer time? I wonder what it looks like after a year of use.',
    'What would you do differently if you had to start over? I am about to begin and would like to skip a mistake or two.',
  ],
  encouragement: [
    'Nice to read how you are getting on. You write about it with so much more certainty than people usually do after such a short time.',
    'I see people wrestle with this every year, and every year I see them come out at the other side. Just keep making.',
    'Do not lose heart. The best pot I ever made came after a month in which nothing worked.',
  ],
  experience: [
    'I work in a cold shed and everything takes longer. What dries in two days elsewhere needs a week here. Since I accepted that, hardly anything cracks.',
    'For years I did it by feel, until I measured it one day. My feel was miles off, but I still like the pots from those years best.',
    'We were taught something quite different at college. I had to unlearn it and then learn half of it back, as one does.',
    'Three colleagues and I discussed this over dinner and came up with four answers. All four work.',
    'We put up a sign about it because everybody asked every week. Now everybody asks where the sign is.',
  ],
  tip: [
    'Start with three tests: what you do now, a bit more, and a bit less. Most of the time the answer is then simply lying on the table.',
    'Weigh the piece every morning and write it on a strip of tape. As long as it gets lighter, it is not dry.',
    'Put a tile of the same clay in every firing. After ten firings you own a small book of answers.',
    'Before you throw anything away, put it in a cupboard for a month. Half of it turns out to be all right.',
  ],
  disagree: [
    'I would not put it so firmly. With another clay and a slower kiln you get a very different result.',
    'Perhaps it is mostly habit. I kept up both methods for half a year and saw no difference at the end.',
    'For safety I would have somebody look at this in person. Rather one phone call too many.',
  ],
  humour: [
    'I read this out at dinner. My family now knows what a cone is and would like to talk about something else.',
    'When I started, my teacher said that the first hundred bowls are for the clay. He forgot to mention that the second hundred are too.',
  ],
};
