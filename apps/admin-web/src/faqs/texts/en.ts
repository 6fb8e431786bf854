export default {
  faq: {
    create: 'New question',
    createAction: 'Write question',
    about: 'Question and answer',
    wordsHint: 'An empty line begins a new paragraph.',
    remove: 'Remove',
    removeTitle: 'Remove this question?',
    removeHint: 'It is gone from the support page at once.',
    removeReasons: ['No longer true', 'Answered elsewhere'],
    removed: 'Question removed',
  },
  resources: {
    faqs: {
      name_one: 'Question',
      name_other: 'Questions',
      fields: {
        question: 'Question',
        words: 'Answer',
        faq_category_id: 'Category',
        faq_category: 'Category',
        index: 'Place',
        reason: 'Reason',
      },
      notifications: { created: 'Question written', updated: 'Question saved' },
    },
  },
};
