/** Text as it may stand in HTML, between tags and in attributes. */
export const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
