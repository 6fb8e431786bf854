import type en from './en.ts';

export default {
  topic: {
    close: 'Sluiten',
    reopen: 'Heropenen',
    closeNamed: '“{{title}}” sluiten',
    reopenNamed: '“{{title}}” heropenen',
    closeTitle: 'Dit topic sluiten?',
    closeHint:
      'Leden kunnen niet meer reageren, liken of bewerken. Alles blijft leesbaar en je kunt het topic heropenen.',
    reopenTitle: 'Dit topic heropenen?',
    reopenHint: 'Leden kunnen er weer op reageren en het liken.',
    closed: 'Topic gesloten',
    reopened: 'Topic heropend',
    closedReasons: ['Beantwoord', 'Hoort hier niet', 'Dubbel geplaatst', 'Verhitte discussie', 'Regels overtreden'],
    reopenedReasons: ['Per ongeluk gesloten', 'Er is meer te zeggen'],
    content: 'Openingsbericht',
    noText: 'Dit bericht heeft geen tekst.',
    comments_one: '{{count}} reactie',
    comments_other: '{{count}} reacties',
    likes_one: '{{formatted}} like',
    likes_other: '{{formatted}} likes',
    closedAt: 'Gesloten',
  },
  resources: {
    topics: {
      name_one: 'Topic',
      name_other: 'Topics',
      fields: {
        title: 'Titel',
        board_name: 'Bord',
        'user.name': 'Auteur',
        status: 'Status',
        ticket_status: 'Ticket',
        comments_count: 'Reacties',
        likes_count: 'Likes',
        created_at: 'Geplaatst',
      },
    },
  },
} satisfies typeof en;
