import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { aMaterial, call, keepToken, registered, zh } from './support.ts';

/** How many items are held; six of them are shown. */
const HELD = 8;

interface Parts {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
}

interface Item {
  id: number;
  title: string;
}

interface Panel {
  link: string;
  open: string;
  all: string;
  /** The call that lists its items. */
  list: string;
  /** Ending of the addresses of its links. */
  from: string;
  page: string;
  put: (request: APIRequestContext, token: string, id: number, kind: 0 | 1) => Promise<unknown>;
}

const cart: Panel = {
  link: zh.header.cart,
  open: zh.cartPanel.open,
  all: zh.cartPanel.all,
  list: '/cart/list',
  from: 'mdp=7',
  page: '/Cart',
  put: (request, token, id, kind) => call(request, '/cart/add', { targetId: id, category: kind }, token),
};

const bookmarks: Panel = {
  link: zh.header.bookmarks,
  open: zh.bookmarksPanel.open,
  all: zh.bookmarksPanel.all,
  list: '/space/bookmark',
  from: 'mdp=6',
  page: '/Collect',
  put: (request, token, id, kind) => call(request, '/preference/bookmark', { targetId: id, targetType: kind }, token),
};

/** Makes each item in a list look like many, because the journeys' small demo has no more. */
async function multiply(page: Page, list: string): Promise<void> {
  await page.route(`**${list}`, async (route) => {
    const reply = await (await route.fetch()).json();
    const { pageSize } = route.request().postDataJSON() as { pageSize?: number };
    const infos = (reply.infos as ({ cartId?: number; item?: Item } & Item)[]).flatMap((one) =>
      Array.from({ length: HELD }, (_, n) => {
        const copy = { ...one, id: one.id + n * 1_000_000, title: `${one.title} ${n + 1}` };
        if (one.cartId === undefined) return copy;
        return { ...copy, cartId: one.cartId + n * 1_000_000, item: { ...one.item, id: copy.id, title: copy.title } };
      }),
    );
    await route.fulfill({ json: { ...reply, infos: infos.slice(0, pageSize), total: infos.length } });
  });
}

/** Opens a page as somebody with a clip and a photo in the panel's list. */
async function begin(panel: Panel, { page, context, request }: Parts) {
  const { token } = await registered(request);
  const [video, photo] = [await aMaterial(request, 'video'), await aMaterial(request, 'pic')];
  await panel.put(request, token, video, 0);
  await panel.put(request, token, photo, 1);
  await keepToken(context, token);
  await multiply(page, panel.list);
  await page.goto('/Vip');
  const header = page.getByRole('banner');
  const items = header.getByRole('tabpanel').getByRole('listitem');
  return {
    header,
    items,
    link: header.getByRole('link', { name: panel.link }),
    tabs: header.getByRole('tablist'),
    clips: header.getByRole('tab', { name: zh.nav.video, exact: true }),
    photos: header.getByRole('tab', { name: zh.nav.pictures, exact: true }),
    clip: `/Detail?id=${video}&${panel.from}`,
    photo: `/DetailPic?id=${photo}&${panel.from}`,
    expectFirst: (address: string) => expect(items.first().getByRole('link')).toHaveAttribute('href', address),
  };
}

async function useIt(panel: Panel, parts: Parts): Promise<void> {
  const { page } = parts;
  const { header, items, link, tabs, clips, photos, clip, photo, expectFirst } = await begin(panel, parts);
  await expect(link).toContainText('2');
  // The links may still move until the reader's own menu has appeared.
  await expect(header.getByRole('button', { name: zh.header.userMenu })).toBeVisible();
  const rest = async () => {
    await page.mouse.move(700, 700);
    await expect(tabs).toHaveCount(0);
    await link.hover();
    await expect(items).toHaveCount(6);
  };
  await rest();
  await expect(clips).toHaveAttribute('aria-selected', 'true');
  await expectFirst(clip);
  await photos.click();
  await expectFirst(photo);
  await expect(items).toHaveCount(6);
  await header.getByRole('link', { name: panel.all }).click();
  await expect(page).toHaveURL(`${panel.page}?targetType=1`);
  await rest();
  await items.first().getByRole('link').click();
  await expect(page).toHaveURL(clip);
  await expect(tabs).toHaveCount(0);

  await page.mouse.move(700, 700);
  await link.focus();
  await page.keyboard.press('Tab');
  const opener = header.getByRole('button', { name: panel.open });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(6);
  await page.keyboard.press('Tab');
  await expect(clips).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(photos).toBeFocused();
  await expectFirst(photo);
  await page.keyboard.press('Escape');
  await expect(tabs).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('[R92] the cart unfolds under a resting mouse: six clips, six photos, and the way to all', async ({
  page,
  context,
  request,
}) => useIt(cart, { page, context, request }));

test('[R93] the bookmarks unfold under a resting mouse: six clips, six photos, and the way to all', async ({
  page,
  context,
  request,
}) => useIt(bookmarks, { page, context, request }));
