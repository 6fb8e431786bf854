import { type Browser, chromium, type Page } from 'playwright-core';
import { sees, Visitor } from '../../support/browser/browser.ts';
import { acceptOrganising, makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';
import { lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

/** A browser whose camera shows a moving picture and whose microphone beeps. */
const openFilming = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      // Two pages of one machine find each other without a name server.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  });

/** Every connection of a page is kept, to ask what arrived by it. */
const KEEP_CONNECTIONS = `
  globalThis.connections = [];
  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(given) {
      super(given);
      connections.push(this);
    }
  };`;
interface Arrived {
  frames: number;
  audioBytes: number;
  energy: number;
}
const ARRIVED = `(async () => {
  const sum = { frames: 0, audioBytes: 0, energy: 0 };
  for (const pc of globalThis.connections.filter(({ connectionState }) => connectionState === 'connected')) {
    for (const each of (await pc.getStats()).values()) {
      if (each.type !== 'inbound-rtp') continue;
      if (each.kind === 'video') sum.frames += each.framesDecoded ?? 0;
      if (each.kind === 'audio') {
        sum.audioBytes += each.bytesReceived ?? 0;
        sum.energy += each.totalAudioEnergy ?? 0;
      }
    }
  }
  return sum;
})()`;
/** A picture that moves. */
interface Moving {
  videoWidth: number;
  currentTime: number;
  paused: boolean;
}

let filming: Browser;
let host: Visitor;
let guest: Visitor;
let admin: Persona;
beforeAll(async () => {
  filming = await openFilming();
  host = await Visitor.arrive(filming, { url: lyceum.url, role: 'moderator' });
  guest = await Visitor.arrive(filming, { url: lyceum.url, role: 'member' });
  for (const { context } of [host, guest]) await context.addInitScript({ content: KEEP_CONNECTIONS });
  admin = (await lyceum.person('admin'))!;
});
afterAll(async () => {
  await host?.close();
  await guest?.close();
  await filming?.close();
});

/** What has arrived over all living connections of a page. */
const arrived = (page: Page) => page.evaluate<Arrived>(ARRIVED);

const name = (who: Visitor) => (who === host ? 'moderator' : 'member');
const button = ({ page }: Visitor, text: string) => page.getByRole('button', { name: text, exact: true });
const tiles = ({ page }: Visitor) => page.getByRole('list', { name: 'People in the room' }).getByRole('listitem');

/** The other one's picture moves, and their sound is no silence. */
async function seesAndHears(who: Visitor): Promise<void> {
  const video = tiles(who).nth(1).locator('video');
  await until(`${name(who)} sees the other one`, () =>
    video.evaluate((element) => {
      const { videoWidth, currentTime, paused } = element as unknown as Moving;
      return videoWidth > 0 && currentTime > 0 && !paused;
    }),
  );
  const before = await arrived(who.page);
  await until(`pictures and sound go on for ${name(who)}`, async () => {
    const now = await arrived(who.page);
    return now.frames > before.frames + 5 && now.audioBytes > before.audioBytes && now.energy > 0;
  });
}

async function open(): Promise<{ slug: string; id: number; room: number }> {
  const moderator = (await lyceum.person('moderator'))!;
  const minutes = (given: number) => new Date(Date.now() + given * 60_000).toISOString();
  const event = await makeEvent(admin, {
    ...{ title: 'Samen draaien', online: true, start_date: minutes(-5), end_date: minutes(120) },
    organiser_ids: [moderator.id],
  });
  await acceptOrganising(moderator, event);
  const made = await admin.call('POST /api/v4/events/{id}/live-room', { params: { id: event.id }, body: {} });
  const { id: room } = made.body.data as { id: number };
  return { slug: event.slug, id: event.id, room };
}

describe('a live room', () => {
  it('lets two see and hear each other, lets a host ask for silence, and shows who leaves', async () => {
    const { slug, id } = await open();
    await guest.go(`/events/${slug}`);
    await host.go(`/events/${slug}`);
    await host.page.getByRole('link', { name: 'Open live room' }).click();
    await button(host, 'Start live room').click();
    await button(host, 'Turn camera on').click();
    await button(host, 'Turn microphone on').click();
    await sees(button(host, 'Turn camera off'));
    await sees(button(host, 'Turn microphone off'));
    await button(host, 'Enter live room').click();
    await sees(tiles(host).first());

    // Whoever does not come to the event is not let in.
    await guest.go(`/events/${slug}/live-room`);
    await sees(guest.page.getByText('This live room is for attendees.', { exact: false }));
    const member = (await lyceum.person('member'))!;
    const { body } = await admin.call('GET /api/v3/events/{id}', { params: { id: String(id) } });
    const { id: room } = (body.data as { live_room: { id: number } }).live_room;
    const session = '0b3c8a5e-1f5e-4f0a-9f0e-2f6f0a1b2c3d';
    expect(
      (await member.call('POST /api/v4/live-rooms/{id}/join', { params: { id: room }, body: { session } })).status,
    ).toBe(403);

    await member.call('PUT /api/v3/events/{id}/join', { params: { id } });
    await guest.go(`/events/${slug}`);
    await guest.page.getByRole('link', { name: 'Join live room' }).click();
    await button(guest, 'Turn camera on').click();
    await button(guest, 'Turn microphone on').click();
    await sees(button(guest, 'Turn microphone off'));
    await button(guest, 'Enter live room').click();
    await seesAndHears(guest);
    await seesAndHears(host);

    // Muted, the guest's microphone is off, and may be turned on again.
    const manage = async (what: string) => {
      await tiles(host)
        .nth(1)
        .getByRole('button', { name: /^Manage / })
        .click();
      await host.page.getByRole('menuitem', { name: what }).click();
    };
    await manage('Mute');
    await sees(button(guest, 'Turn microphone on'));
    await sees(tiles(host).nth(1).getByRole('img', { name: 'Microphone is off' }));
    await button(guest, 'Turn microphone on').click();
    await sees(button(guest, 'Turn microphone off'));
    // As a listener they neither send nor may turn anything on; what they hear goes on.
    await manage('Make listener');
    await sees(guest.page.getByText('You’re listening.', { exact: false }));
    await until(
      'nothing of a listener is shown',
      async () => (await tiles(host).nth(1).locator('video').count()) === 0,
    );
    await seesAndHears(guest);
    await manage('Make speaker');
    await sees(button(guest, 'Turn camera on'));

    // The tab is closed: the place is free at once.
    await guest.go('/');
    await until('the guest has gone', async () => (await tiles(host).count()) === 1);
    await button(host, 'End for everyone').click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click();
    await sees(host.page.getByText('The live room has ended.').first());
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });
});
