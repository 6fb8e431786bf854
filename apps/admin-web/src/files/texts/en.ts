export default {
  files: {
    add: 'Add a file',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    order: 'Change order',
    sending: 'Uploading',
    refused: '{{name}} could not be added.',
    leftOut: 'You can add up to {{most}} files. The others were not added.',
    waiting: 'A file is still uploading',
  },
};
