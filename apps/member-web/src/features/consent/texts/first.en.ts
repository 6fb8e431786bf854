/** What the shell says of consent. */
export default { cookies: { tab: 'Cookies' } };
