import type { DemoTopic } from '../../types.ts';

export const learningTopics: DemoTopic[] = [
  {
    board: 'learning', title: 'Reading list for people who think with their hands',
    paragraphs: [
      'A non-potter asked me for three books to understand what we are doing all day. Not technique, but why anyone would spend forty years on bowls. I found it surprisingly hard.',
      'I ended up with one potter’s autobiography, one book on the craft of repetition, and a novel in which a kiln fails. What would you give to somebody who has never touched clay?',
    ],
    comments: [
      'Give them a lump of clay and one hour. Then the books.',
      'Letters between potters. There are several collections, and the ones where they complain about the weather and the wood are the best.',
      'A good museum catalogue with only jars. Big photographs, hardly any text. It taught me how to look.',
      'Something about cooking. Same patience, same fire, and people recognise it.',
      'I would include a geology book. When you know how feldspar becomes clay, every bowl gets a few million years older.',
    ],
  },
  {
    board: 'learning', title: 'How do you price a weekly class without burning out?',
    paragraphs: [
      'Ten weeks, two and a half hours, eight students, clay and two firings included. I charge 260 euros and at the end of the term I seem to have earned less than the person who cleans the building.',
      'I would like to see how others calculate. Do you count kiln loading? Glaze mixing? The messages at eleven at night about a missing mug?',
    ],
    comments: [
      'Double your teaching hours, that is your real time. Then decide what an hour of you is worth. I came out at 340 and nobody left.',
      'Separate the firing from the class. Eight euros per kilo out of the kiln. Suddenly people make fewer doorstops and better pots.',
      'No messages. One shelf, one list on the wall, and “it will be there next week” as a reply to everything.',
      'Ten students pay for the studio, two extra pay for you. I went from eight to ten and it was the difference between hobby and job.',
      'Put your prices up for new people and keep the regulars where they are for a year. It feels fair, and the regulars know it.',
    ],
  },
  {
    board: 'learning', title: 'Teaching yourself from videos: where did it go wrong for you?',
    paragraphs: [
      'I learned to throw from videos in a garage and developed three habits that took a professional eleven seconds to notice: elbows in the air, far too much water, and pulling with my fingertips instead of a knuckle.',
      'I am still grateful for the videos. But I would like to collect the typical mistakes of the self-taught, so that newcomers can check themselves.',
    ],
    comments: [
      'Never compressing the base, since the video always cuts there to the exciting part.',
      'Thinking that the person on the screen makes it in one take. They do not show the seven on the floor.',
      'Wheel far too fast. Videos look slow because they are skilled, not because the wheel is fast.',
      'Skipping trimming. I made heavy pots for two years because nobody had lifted one and looked at me.',
      'Film yourself from the side and compare. Brutal and free.',
      'One single lesson after six months of videos is worth a hundred lessons before. You finally know what to ask.',
    ],
  },
  {
    board: 'learning', title: 'Studio etiquette: twelve rules we wrote after three small wars',
    paragraphs: [
      'Our shared studio almost split up over a sponge. We sat down, had soup, and wrote this. It has hung next to the sink for a year and it works.',
      { list: ['Clean until it is cleaner than you found it', 'Never move somebody’s pot without a note', 'Ask before you use another person’s tools, even if they always say yes', 'Dry sweeping is forbidden, for ever', 'The kiln belongs to the person on the list', 'Feedback on request only', 'Music: headphones, or unanimous'] },
      'The other five are about the sponge.',
    ],
    comments: [
      'I need to know the five about the sponge.',
      '“Feedback on request only” should be carved above every studio door.',
      'We have one more: if you break something that is not yours, you tell the person yourself, the same day. No notes.',
      'Dry sweeping is also our only deadly sin. Silica dust does not forgive and does not go away.',
      'May I copy this and hang it in our place? We are at war number two.',
      'We failed on music. In the end somebody bought a radio that only gets one station, and nobody likes it equally.',
    ],
  },
  {
    board: 'learning', title: 'Residency applications: what made yours succeed?',
    paragraphs: [
      'I have had four rejections in one year, all very friendly. The fifth deadline is in three weeks. My portfolio has twenty photos of finished vessels and one paragraph in which I use the word “dialogue” twice.',
      'For those who have been on a residency, or on the other side of the table: what do they want to see? And is a plan that may fail better than a plan that will work?',
    ],
    comments: [
      'Plan that may fail, every time. If you already know the result you do not need six weeks and their kiln.',
      'I sat on a committee once. We had ninety seconds per application. Ten strong images beat twenty good ones, and say what their place has that yours does not.',
      'Replace “dialogue” by what you actually do. “I coil until it falls over” would have had my vote.',
      'One image of the work in a room, with a person. Otherwise nobody knows whether it is 10 cm or a metre.',
      'Ask for feedback after a rejection. About half of them answer, and one answer got me in the year after.',
    ],
  },
  {
    board: 'learning', title: 'Keeping a kiln log that you will actually read again',
    paragraphs: [
      'I have eleven notebooks of firings. Date, programme, cone, weather, mood. I have never once looked anything up, because I cannot find it and half of it says “see last time”.',
      'So I started again: one page per firing, one photograph of each shelf before and after, and one sentence at the end starting with “next time”. That sentence is the only thing I read. What do you write down?',
    ],
    comments: [
      'The “next time” line is brilliant. Stealing it today.',
      'A spreadsheet with one row per firing and photos named by number. I can sort by glaze, which saved me twice.',
      'Start meter, end meter, hours, cones on three shelves. And which element glowed last, because that is the one that will go.',
      'Photos of the shelf before and after changed everything for me. Glaze notes without thickness and place are fairy tales.',
      'I write it on the wall next to the kiln in pencil. Twelve years of history and the painter is not allowed in.',
    ],
  },
];
