export default {
  faq: {
    create: 'New question',
    createAction: 'Create question',
    about: 'Question and answer',
    wordsHint: 'Leave an empty line between paragraphs.',
    remove: 'Remove',
    removeTitle: 'Remove this question?',
    removeHint: 'It disappears from the support page at once.',
    removeReasons: ['Outdated', 'Answered elsewhere'],
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
        index: 'Position',
        reason: 'Reason',
      },
      notifications: { created: 'Question created', updated: 'Question saved' },
    },
  },
};
