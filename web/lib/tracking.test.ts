import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoItem, musicItem } from '../testing/items.ts';
import { track } from './tracking.ts';

const sent: Request[] = [];
const ways: RequestInit[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  ways.length = 0;
  vi.stubGlobal('fetch', async (request: Request, way: RequestInit) => {
    sent.push(request);
    ways.push(way);
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const events = async (nth = 0) => (await sent[nth]!.json()).events;
const referers = async () => await Promise.all(sent.map(async (request) => (await request.json()).referer));

test('[R267] what happens within two seconds is told together, and only once though it fails', async () => {
  track(videoItem(1), 10);
  vi.advanceTimersByTime(1900);
  track(musicItem(2), 27);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(100);
  expect(await events()).toEqual([
    { bizType: 0, ruleId: 10, title: 'V00000001' },
    { bizType: 100, ruleId: 27, title: 'M00000002' },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect([sent[0]?.method, ways[0]?.keepalive]).toEqual(['POST', true]);
});

test('twenty are told at once, the rest afterwards', async () => {
  for (let n = 0; n < 23; n++) track(videoItem(1), 10);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect([(await events(0)).length, (await events(1)).length]).toEqual([20, 3]);
});

test('[R267] nothing is lost when the page is left', async () => {
  track(videoItem(1), 23);
  window.dispatchEvent(new Event('pagehide'));
  expect(await events()).toHaveLength(1);
  track(videoItem(2), 24);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await events(1)).toHaveLength(1);
  vi.restoreAllMocks();
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test('what is done on the page of a search names its words and nothing else of its address', async () => {
  history.replaceState(null, '', '/SearchResult?type=pic&keyword=%E6%97%A5%E8%90%BD&shopId=7');
  track(videoItem(1), 10);
  track(videoItem(2), 10);
  history.replaceState(null, '', '/Detail?id=2');
  track(videoItem(2), 23);
  vi.advanceTimersByTime(2000);
  expect(await referers()).toEqual(['/SearchResult?keyword=%E6%97%A5%E8%90%BD', '']);
});

test('the query of the page before is not told', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.com/list?user=lin#top');
  track(videoItem(1), 10);
  vi.advanceTimersByTime(2000);
  expect(await referers()).toEqual(['https://example.com/list']);
  vi.restoreAllMocks();
});
