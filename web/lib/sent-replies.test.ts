import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { fine, standIn } from '../testing/server.ts';

const fromPage = [{ id: 21, type: 'genre' as const, tagName: 'Folk' }];
const fromServer = [{ id: 22, type: 'genre' as const, tagName: 'Rock' }];

/** A page that the server has sent with a reply in English, before any of its code has run. */
async function arrive() {
  const sent = { '/music/tags': { code: 0, success: true, message: '', tags: fromPage } };
  document.body.innerHTML = `<script type="application/json" id="replies" lang="en">${JSON.stringify(sent)}</script>`;
  vi.resetModules();
  const [{ startLanguage }, { client }, replies] = await Promise.all([
    import('./language.ts'),
    import('./api.ts'),
    import('./sent-replies.ts'),
  ]);
  await startLanguage();
  const { musicTags } = client(catalogueCalls);
  return { ...replies, ask: async () => (await musicTags()).tags };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('locale', 'EN');
  standIn({ '/music/tags': fine({ tags: fromServer }) });
});

test('a reply that came with the page spares the call, once', async () => {
  const { ask } = await arrive();
  expect(await ask()).toEqual(fromPage);
  expect(await ask()).toEqual(fromServer);
});

test('the screen is prepared out of what came, and only then', async () => {
  const { prepareFromSent, forgetSentReplies, ask } = await arrive();
  const load = vi.fn<() => Promise<unknown>[]>(() => []);
  await prepareFromSent(load);
  expect(load).toHaveBeenCalledTimes(1);
  forgetSentReplies();
  await prepareFromSent(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await ask()).toEqual(fromServer);
});

test('a member asks for themselves', async () => {
  localStorage.setItem('access_token', 'abc');
  expect(await (await arrive()).ask()).toEqual(fromServer);
});

test('who has chosen another language here asks in that one', async () => {
  localStorage.setItem('locale', 'ZH');
  expect(await (await arrive()).ask()).toEqual(fromServer);
});
