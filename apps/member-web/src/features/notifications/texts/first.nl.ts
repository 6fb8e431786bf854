import type en from './first.en.ts';

export default {
  notifications: {
    title: 'Meldingen',
    unread_one: '{{count}} nieuwe melding',
    unread_other: '{{count}} nieuwe meldingen',
    comment: '<who/> reageerde op <what/>',
    reply: '<who/> antwoordde je in <what/>',
    likeTopic: '<who/> vond je topic <what/> leuk',
    likeComment: '<who/> vond je reactie in <what/> leuk',
    followedTopic: '<who/> plaatste <what/>',
    topicDeleted: 'Het team verwijderde je topic <what/>',
    topicMoved: 'Het team verplaatste je topic <what/> naar een ander board',
    follow: '<who/> volgde je',
    others_one: '<who/> en nog {{count}} ander',
    others_other: '<who/> en nog {{count}} anderen',
    settings: 'Meldingen',
    ticket: '<who/> opende een ticket: <what/>',
    held: 'Niet verschenen: <what/>. Wie het plande, mag daar niet meer plaatsen.',
    new: 'Nieuw',
    empty: 'Nog niets',
    emptyHint: 'Als iemand op een van je gesprekken reageert, zie je dat hier.',
    failed: 'Je meldingen konden niet worden geladen',
  },
} satisfies typeof en;
