import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OwnShop } from '#contract/calls/material-center.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { ShopProfile } from './shop-profile.tsx';

const shop: OwnShop = {
  id: 4,
  version: 3,
  nameZh: '远山',
  nameEn: 'Far Ridge',
  bioZh: '',
  bioEn: 'Mountains',
  banner: null,
  avatar: '/avatar.webp',
};

async function open(more: Answers, own = shop) {
  const server = standIn({ '/center/shop': fine({ shop: own }), ...more });
  await show(
    <Mantine>
      <ShopProfile />
    </Mantine>,
  );
  await screen.findAllByLabelText('Shop name');
  const names = screen.getAllByLabelText<HTMLInputElement>('Shop name');
  const asked = (path: string) =>
    server.seen.filter((seen) => seen.path === `/center/shop/${path}`).map(({ input }) => input);
  return { asked, nameZh: names[0]!, nameEn: names[1]! };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.setItem('access_token', 'abc'));
afterEach(cleanup);

describe('the shop profile', () => {
  test('saves what was typed over the state that was read', async () => {
    const { asked, nameEn } = await open({
      '/center/shop/save': fine({ shop: { ...shop, version: 4, nameEn: 'Ridge' } }),
    });
    type(nameEn, 'Ridge');
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() =>
      expect(asked('save')).toEqual([{ version: 3, nameZh: '远山', nameEn: 'Ridge', bioZh: '', bioEn: 'Mountains' }]),
    );
    await waitFor(() => expect(screen.getByText('Save').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(asked('save')[1]).toMatchObject({ version: 4 }));
  });

  test('that was changed meanwhile keeps what was typed and offers the newer one', async () => {
    let reads = 0;
    const { nameEn } = await open({
      '/center/shop': () => fine({ shop: (reads += 1) === 1 ? shop : { ...shop, version: 9, nameEn: 'Theirs' } }),
      '/center/shop/save': failed('changed-meanwhile', 'Changed meanwhile'),
    });
    type(nameEn, 'Mine');
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('Changed meanwhile');
    expect(nameEn.value).toBe('Mine');
    fireEvent.click(screen.getByText('Load latest version'));
    await waitFor(() => expect(nameEn.value).toBe('Theirs'));
  });

  test('takes a picture away', async () => {
    const { asked } = await open({ '/center/shop/picture': fine({ shop: { ...shop, avatar: null } }) });
    fireEvent.click(screen.getByText('Remove'));
    await waitFor(() => expect(asked('picture')).toEqual([{ picture: 'avatar', image: null }]));
    await waitFor(() => expect(screen.queryByText('Remove')).toBeNull());
  });

  test('wants a name before pictures', async () => {
    await open({}, { ...shop, id: null, version: 0, nameZh: '', nameEn: '', avatar: null });
    expect(screen.getByText('Give your shop a name and save it before adding images.')).toBeTruthy();
    for (const button of screen.getAllByText('Choose an image')) expect(button).toHaveProperty('disabled', true);
  });
});
