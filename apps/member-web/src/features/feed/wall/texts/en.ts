/** Moodboards: part 1 §2, §5 and §8. */
export default {
  wall: {
    title: 'Pictures',
    empty: 'Nothing on the wall yet',
    emptyWrite: 'Add the first picture, and say what it shows.',
    add: 'Add a picture',
    pictureHint: 'JPG or PNG, at most 8 MB',
    pictureRequired: 'A picture is required.',
    pictureRefused: 'The picture exceeds 8 MB or is of the wrong type. Please use JPG or PNG.',
    onePicture: 'There is a picture already. Remove it first.',
    refused: 'Please check that all fields are filled in and that attachments are under 8 MB.',
    alt: 'What the picture shows (optional)',
    altHint: 'For those who do not see it.',
    contentPlaceholder: 'Tell something about it',
    posted: 'Your picture is on the wall',
    previous: 'Previous picture',
    next: 'Next picture',
  },
};
