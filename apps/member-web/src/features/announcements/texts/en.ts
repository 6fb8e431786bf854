export default {
  announcements: {
    theme: {
      title: 'A new look',
      text: 'The community has a new theme. Everything is still where you left it. Tell us what you think.',
      link: 'Discuss it in the community',
      close: 'Close',
    },
    install: {
      title: '{{community}} on your home screen',
      text: 'Install the app to open it in one tap, without browser bars.',
      safari: 'Tap Share in your browser, then “Add to Home Screen”.',
      accept: 'Install',
    },
    blog: { title: 'From the blog', all: 'All posts' },
  },
};
