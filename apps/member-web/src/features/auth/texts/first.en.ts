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
    notice: 'You’re viewing the community as {{name}}. You can’t make changes.',
    settings: 'These are the settings of {{name}}. You can view them but not change them.',
    liking: 'Liking is not possible while impersonating.',
    stop: 'Stop',
  },
};
