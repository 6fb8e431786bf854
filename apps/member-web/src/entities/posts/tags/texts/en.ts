/** Tags of topics. */
export default {
  tags: {
    label: 'Tags',
    hint: 'Up to {{count}}. Press Enter after each.',
    placeholder: 'Add a tag',
    conversations: 'Conversations tagged {{tag}}',
    remove: 'Show all conversations',
  },
};
