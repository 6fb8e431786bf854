/** Choosing a picture of oneself. */
export default {
  avatar: {
    open: 'Change picture',
    title: 'Profile picture',
    hint: 'Jpg, png, gif, bmp or heic, at most 8 MB.',
    choose: 'Choose a picture',
    another: 'Another picture',
    move: 'Drag the picture, or move it with the arrow keys',
    zoom: 'Zoom',
    save: 'Save',
    reset: 'Back to initials',
    changed: 'Your profile picture has changed.',
  },
};
