/** The picture of a board. */
export const enPictures = {
  picture: 'Picture',
  pictureShown: 'The picture of this board',
  pictureSending: 'The picture is being sent',
  pictureRefused: 'Error during upload. Either the file type is unsupported or the image size is too big.',
  pictureChoose: 'Choose a picture',
  pictureReplace: 'Another picture',
  pictureRemove: 'Remove the picture',
  pictureHint: 'A wide strip above the board, and on its lock. At most 8 MB; shown to whoever knows of the board.',
};
