import type en from './en.ts';

export default {
  comment: { by: 'Reactie van {{name}}', on: 'Op', content: 'Reactie' },
  resources: {
    comments: {
      name_one: 'Reactie',
      name_other: 'Reacties',
      fields: {
        excerpt: 'Reactie',
        'user.name': 'Auteur',
        topic_title: 'Topic',
        likes_count: 'Likes',
        created_at: 'Geplaatst',
      },
    },
  },
} satisfies typeof en;
