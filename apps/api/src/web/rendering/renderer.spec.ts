import { describe, expect, it, jest } from '@jest/globals';
import type { Rendering, RenderRequest } from '@lyceum/contracts/first-page';
import { pino } from 'pino';
import { Renderer, type RenderOptions } from './renderer.ts';

const LIMITLESS = 1_000_000;
const request: Omit<RenderRequest, 'now'> = {
  url: '/',
  answers: '{}',
  language: 'en',
  locales: [],
  cookies: '',
};

function rendererWith(options: RenderOptions): Renderer {
  const renderer = new Renderer(pino({ level: 'silent' }));
  renderer.configure({ limitMs: LIMITLESS, ...options });
  return renderer;
}

const rendering = (html: string): Rendering => ({ html, locale: 'en-GB', now: Date.now() });
const htmlOf = async (work: Promise<Rendering | null>) => (await work)?.html ?? null;
const forever = () => new Promise<never>(() => undefined);

describe('a document without HTML', () => {
  it('is what a failed rendering gives', async () => {
    const renderer = rendererWith({ render: () => Promise.reject(new Error('broken')) });
    expect(await renderer.render(request, false)).toBeNull();
  });

  it('is what a slow rendering gives', async () => {
    const renderer = rendererWith({ render: forever, limitMs: 1 });
    expect(await renderer.render(request, false)).toBeNull();
  });

  it('is what a full queue gives, and the next document is rendered', async () => {
    let finish: (html: Rendering) => void = () => undefined;
    const render = jest.fn(() => new Promise<Rendering>((resolve) => (finish = resolve)));
    const renderer = rendererWith({ render, maxQueue: 1 });
    const first = renderer.render(request, false);
    expect(await renderer.render(request, false)).toBeNull();
    finish(rendering('first'));
    expect(await htmlOf(first)).toBe('first');
    const next = renderer.render(request, false);
    finish(rendering('next'));
    expect(await htmlOf(next)).toBe('next');
  });
});

describe('rendered documents of guests', () => {
  const counting = () => jest.fn(({ answers }: RenderRequest) => Promise.resolve(rendering(answers)));

  it('are shared while the answers are the same', async () => {
    const render = counting();
    const renderer = rendererWith({ render });
    for (const answers of ['{"a":1}', '{"a":1}', '{"a":2}']) {
      expect(await htmlOf(renderer.render({ ...request, answers }, true))).toBe(answers);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each<Partial<RenderRequest>>([
    { url: '/?ticket_status=open' },
    { language: 'nl' },
    { locales: ['en-US'] },
    { cookies: 'feedstatus=option2' },
  ])('differ by %j', async (part) => {
    const render = counting();
    const renderer = rendererWith({ render });
    await renderer.render(request, true);
    await renderer.render({ ...request, ...part }, true);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are kept even if the first of them came too late', async () => {
    let finish: (html: Rendering) => void = () => undefined;
    const render = jest.fn(() => new Promise<Rendering>((resolve) => (finish = resolve)));
    const renderer = rendererWith({ render, limitMs: 1 });
    expect(await renderer.render(request, true)).toBeNull();
    finish(rendering('late'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await htmlOf(renderer.render(request, true))).toBe('late');
  });

  it('are rendered again after half a minute', async () => {
    const render = counting();
    const renderer = rendererWith({ render });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await renderer.render(request, true);
    clock.mockReturnValue(1_031_000);
    await renderer.render(request, true);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

it('a member’s document is never kept', async () => {
  const render = jest.fn(() => Promise.resolve(rendering('mine')));
  const renderer = rendererWith({ render });
  await renderer.render(request, false);
  await renderer.render(request, false);
  expect(render).toHaveBeenCalledTimes(2);
});
