/** Dialogs of topics and comments that open later. */
export default {
  historyDialog: {
    failed: 'Earlier versions could not be loaded',
    version: 'Version {{number}}',
    current: 'Now',
    by: '<when/> by <who/>',
    nobody: 'a former member',
  },
  topicFields: {
    slug: 'Address',
    slugHint: 'Lowercase letters, digits and hyphens. The old link will redirect here.',
    metaTitle: 'Title for search engines',
    metaDescription: 'Description for search engines',
  },
};
