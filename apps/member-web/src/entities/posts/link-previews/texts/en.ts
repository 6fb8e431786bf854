/** Previews of links in posts. */
export default {
  linkPreviews: { label: 'Links in this post', remove: 'Remove the preview of {{title}}', removed: 'Preview removed' },
};
