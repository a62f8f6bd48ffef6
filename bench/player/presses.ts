import type { Browser } from '@playwright/test';
import { at } from './spread.ts';

declare global {
  interface Window {
    pressed: number;
    heard: (took: number) => void;
    element?: HTMLAudioElement;
  }
}

const PRESSES = 40;
const WANTED = 1.2;

/** From a press on a piece until it is heard, against an audio element in the same page, both without a cache. */
export async function tellPresses(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'EN');
    document.addEventListener('click', () => (window.pressed = performance.now()), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playAndTell() {
      // In the capture phase, which comes before the page shows what is heard: the ear does not wait for that.
      if (this instanceof HTMLAudioElement)
        this.addEventListener('playing', () => window.heard(performance.now() - window.pressed), {
          once: true,
          capture: true,
        });
      return play.call(this);
    };
  });
  const wait = async (press: () => Promise<void>) => {
    const heard = page.evaluate(() => new Promise<number>((resolve) => (window.heard = resolve)));
    await press();
    return await heard;
  };
  await page.goto(`${url}/SearchResult?type=music`, { waitUntil: 'networkidle' });
  const rows = page.getByRole('main').getByRole('article');
  const count = await rows.count();
  const { infos } = (await (await fetch(`${url}/search?type=music`)).json()) as { infos: { url: string }[] };
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let press = 0; press < PRESSES; press += 1) {
    const row = rows.nth(press % count);
    const turns = [
      async () => ours.push(await wait(() => row.getByRole('button', { name: /^Play / }).click())),
      async () => {
        await offerBare(page, infos[press % count]?.url ?? '');
        bare.push(await wait(() => page.locator('#bare').click()));
      },
    ];
    // By turns, because whoever comes second finds the file ready in the store.
    for (const turn of press % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  await page.close();
  const [our, their] = [at(ours, 0.95), at(bare, 0.95)];
  console.log(
    `Press to sound: p50 ${at(ours, 0.5).toFixed(1)} ms, p95 ${our.toFixed(1)}; a bare <audio> ${at(bare, 0.5).toFixed(1)}, ${their.toFixed(1)}; ratio of p95 ${(our / their).toFixed(2)} (wanted ≤ ${WANTED})`,
  );
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Puts a button over the page that does nothing but play; its one element gives up what it plays, as ours does. */
async function offerBare(page: Page, source: string): Promise<void> {
  await page.evaluate((src) => {
    document.querySelector('#bare')?.remove();
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = 'bare';
    Object.assign(button.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '1000' });
    button.addEventListener('click', () => {
      window.element ??= new Audio();
      window.element.src = src;
      void window.element.play();
    });
    document.body.append(button);
  }, source);
}
