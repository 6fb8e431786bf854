export default {
  announcements: {
    theme: {
      title: 'A new look',
      text: 'The community has been given a new theme. Everything that you know is still there. Tell us what you think of it, and what you miss.',
      link: 'Talk about it in the community',
      close: 'Close',
    },
    install: {
      title: '{{community}} on your home screen',
      text: 'Install the app: it opens at once, without the bars of a browser.',
      safari: 'Choose Share in the bar of your browser, and then “Add to Home Screen”.',
      accept: 'Install',
    },
    blog: { title: 'From the blog', all: 'All posts' },
  },
};
