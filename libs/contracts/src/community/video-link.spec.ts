import { videoLink, videoPlayer } from './video-link.ts';

const ID = 'aqz-KE-bpKQ';
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('a link to a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}&t=42s`,
    `https://m.youtube.com/watch?list=PL1&v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    ` ${EMBED} `,
  ])('of YouTube becomes an embed address by its 11 characters: %s', (link) => {
    expect(videoLink(link)).toEqual({ url: EMBED, id: ID });
  });

  it.each([ID.slice(1), `${ID}x`])(
    'of YouTube whose id has not 11 characters stays a link, without a player (part 1 §5): %s',
    (id) => {
      const link = `https://www.youtube.com/watch?v=${id}`;
      expect(videoLink(link)).toEqual({ url: link, id: null });
      expect(videoPlayer(link)).toBeNull();
    },
  );

  it.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://www.vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ])('of Vimeo is kept by its number: %s', (link, url) => {
    expect(videoLink(link)).toEqual({ url, id: '76979871' });
  });

  it.each([
    `http://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com.example.org/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://www.youtube.com@example.org/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    'https://www.youtube.com/feed/subscriptions',
    'https://notvimeo.com/76979871',
    'https://vimeo.com/about',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    'https://example.org/film.mp4',
    '',
  ])('is of these hosts, exactly, over https, and not %s', (link) => {
    expect(videoLink(link)).toBeNull();
  });

  it('plays without cookies and without being tracked', () => {
    expect(videoPlayer(EMBED)).toBe(`${EMBED}?autoplay=1`);
    expect(videoPlayer('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
    expect(videoPlayer('https://vimeo.com/76979871/8272103f6e')).toContain('&h=8272103f6e');
  });
});
