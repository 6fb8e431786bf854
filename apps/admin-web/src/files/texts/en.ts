export default {
  files: {
    add: 'Add a file',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    order: 'Put them in order',
    sending: 'The file is being sent',
    waiting: 'A file is still being sent',
  },
};
