/** Videos that a post may show (part 1 §5): of these hosts, exactly, over https. */

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const YOUTUBE_SHORT = 'youtu.be';
const YOUTUBE_EMBED = 'www.youtube-nocookie.com';
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com']);
const VIMEO_EMBED = 'player.vimeo.com';

/** Where players are framed from, and nothing else (promise 23). */
export const VIDEO_FRAMES = [`https://${YOUTUBE_EMBED}`, `https://${VIMEO_EMBED}`] as const;

export interface VideoLink {
  /** Of a YouTube video whose id has 11 characters its embed address, else the link itself. */
  url: string;
  id: string | null;
}

const YOUTUBE_ID = /^[\w-]{11}$/;

/** What a link leads to; null when it is none to a video of YouTube or Vimeo. */
export function videoLink(given: string): VideoLink | null {
  const url = parsed(given.trim());
  if (!url) return null;
  return youTube(url) ?? vimeo(url);
}

/** The address of a player that sets no cookies before it is played; null where the link can only be followed. */
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

/** Its number, and the hash that opens an unlisted one. */
function vimeoParts({ hostname, pathname, searchParams }: URL): [string, string | null] | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  if (at < 0 || !(VIMEO.has(hostname) || hostname === VIMEO_EMBED)) return null;
  const hash = hostname === VIMEO_EMBED ? searchParams.get('h') : (parts[at + 1] ?? null);
  return [parts[at]!, hash && /^[\da-f]{6,20}$/.test(hash) ? hash : null];
}
