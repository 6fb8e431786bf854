export default {
  comment: { by: 'Comment by {{name}}', on: 'On', content: 'Comment' },
  resources: {
    comments: {
      name_one: 'Comment',
      name_other: 'Comments',
      fields: {
        excerpt: 'Comment',
        'user.name': 'Author',
        topic_title: 'Topic',
        likes_count: 'Likes',
        created_at: 'Posted',
      },
    },
  },
};
