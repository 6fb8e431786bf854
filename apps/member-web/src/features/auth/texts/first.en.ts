export default {
  user: {
    profile: 'Your profile',
    settings: 'Settings',
    menu: 'Your menu',
    language: 'Language',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    console: 'Console',
    shortcuts: 'Keyboard shortcuts',
    logout: 'Log out',
  },
  impersonation: {
    notice: 'You see the community as {{name}} does, and can change nothing in their name.',
    settings: 'These are the settings of {{name}}. You can look at them, not change them.',
    liking: 'Liking is not possible while impersonating.',
    stop: 'Stop',
  },
};
