/** Moodboards: part 1 §2, §5 and §8. */
export default {
  wall: {
    title: 'Pictures',
    empty: 'No pictures yet',
    emptyWrite: 'Add the first picture.',
    add: 'Add a picture',
    pictureHint: 'JPG or PNG, at most 8 MB',
    pictureRequired: 'A picture is required.',
    pictureRefused: 'The picture exceeds 8 MB or is of the wrong type. Please use JPG or PNG.',
    onePicture: 'You can add only one picture.',
    refused: 'Please check that all fields are filled in and that attachments are under 8 MB.',
    alt: 'Alt text (optional)',
    altHint: 'Describes the picture for people who can’t see it.',
    contentPlaceholder: 'Tell us about it',
    posted: 'Picture added',
    previous: 'Previous picture',
    next: 'Next picture',
  },
};
