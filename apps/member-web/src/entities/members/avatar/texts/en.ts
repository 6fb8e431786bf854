/** Choosing a picture of oneself. */
export default {
  avatar: {
    open: 'Change picture',
    title: 'Profile picture',
    hint: 'JPG, PNG, GIF, BMP or HEIC, up to 8 MB.',
    choose: 'Choose a picture',
    another: 'Choose another picture',
    move: 'Drag the picture, or move it with the arrow keys',
    zoom: 'Zoom',
    save: 'Save',
    reset: 'Back to initials',
    changed: 'Profile picture changed.',
  },
};
