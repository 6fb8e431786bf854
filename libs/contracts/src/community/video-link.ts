/** The video hosts that a post may use (part 1 §5), matched exactly and over https. */

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const YOUTUBE_SHORT = 'youtu.be';
const YOUTUBE_EMBED = 'www.youtube-nocookie.com';
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com']);
const VIMEO_EMBED = 'player.vimeo.com';

/** The only origins of framed players (promise 23). */
export const VIDEO_FRAMES = [`https://${YOUTUBE_EMBED}`, `https://${VIMEO_EMBED}`] as const;

export interface VideoLink {
  /** The embed address for a YouTube video with an id of 11 characters, otherwise the link itself. */
  url: string;
  id: string | null;
}

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Parses a link to a YouTube or Vimeo video. Null for other links. */
export function videoLink(given: string): VideoLink | null {
  const url = parsed(given.trim());
  if (!url) return null;
  return youTube(url) ?? vimeo(url);
}

/** The address of a player that sets no cookies before playback. Null if the link can only be opened. */
export function videoPlayer(link: string): string | null {
  const url = parsed(link);
  if (url?.hostname === YOUTUBE_EMBED) return `${url.origin}${url.pathname}?autoplay=1`;
  const [id, hash] = (url && vimeoParts(url)) ?? [];
  return id ? `https://${VIMEO_EMBED}/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}` : null;
}

function parsed(given: string): URL | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url?.protocol === 'https:' && !url.port && !url.username && !url.password ? url : null;
}

function youTube(url: URL): VideoLink | null {
  const id = youTubeId(url);
  if (!id) return null;
  if (!YOUTUBE_ID.test(id)) return { url: url.href, id: null };
  return { url: `https://${YOUTUBE_EMBED}/embed/${id}`, id };
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === YOUTUBE_SHORT) return first;
  if (hostname === YOUTUBE_EMBED) return first === 'embed' ? second : null;
  if (!YOUTUBE.has(hostname)) return null;
  return first === 'watch' ? searchParams.get('v') : /^(?:embed|shorts|live|v)$/.test(first) ? second : null;
}

function vimeo(url: URL): VideoLink | null {
  const [id, hash] = vimeoParts(url) ?? [];
  return id ? { url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`, id } : null;
}

/** The video's number, and the hash of an unlisted video. */
function vimeoParts({ hostname, pathname, searchParams }: URL): [string, string | null] | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  if (at < 0 || !(VIMEO.has(hostname) || hostname === VIMEO_EMBED)) return null;
  const hash = hostname === VIMEO_EMBED ? searchParams.get('h') : (parts[at + 1] ?? null);
  return [parts[at]!, hash && /^[\da-f]{6,20}$/.test(hash) ? hash : null];
}
