export default {
  files: {
    add: 'Add a file',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    order: 'Put them in order',
    sending: 'The file is being sent',
    refused: '{{name}} could not be added.',
    leftOut: 'At most {{most}} files fit. The others were left out.',
    waiting: 'A file is still being sent',
  },
};
