import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { GID } from '#contract/domain/roles.ts';
import { clearToken, saveToken } from '../../../lib/token.ts';
import { member } from '../../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { closeOverlay, type Overlay, useOverlay } from '../../../ui/overlays.ts';
import { changesOfMany } from './changes-of-many.ts';
import { MaterialEditor } from './material-editor.tsx';

const BASE = '/center/editor';

function material(id: number, more: Partial<EditorMaterial> = {}): EditorMaterial {
  return {
    id,
    entered: [],
    code: `P0000000${id}`,
    kind: 'photo',
    state: 'incomplete',
    version: '1',
    edit: {
      titleZh: '',
      titleEn: `Work ${id}`,
      descriptionZh: '',
      descriptionEn: '',
      keywordsZh: [],
      keywordsEn: ['sea', 'sky', 'sun', 'sand'],
      placeZh: '',
      placeEn: '',
      takenOn: null,
      categoryId: 3,
      groupId: null,
      people: null,
      editorial: false,
    },
    fileName: `${id}.jpg`,
    suggestion: null,
    technical: {
      width: 3840,
      height: 2160,
      resolution: null,
      duration: null,
      frameRate: null,
      bitrate: null,
      bitDepth: 8,
      codec: null,
      hasAudio: false,
      loudness: null,
      sizeBytes: 20_000_000,
      fileType: 'jpg',
    },
    thumbnail: null,
    poster: `/${id}/poster`,
    playable: null,
    findings: [],
    alike: [],
    decisions: [],
    releases: [],
    ...more,
  };
}

const onClose = vi.fn<() => void>();
const onChanged = vi.fn<() => void>();

/** Opens the editor with a server that stores what it is sent. */
async function open(ids: number[], more: Partial<EditorMaterial> = {}, answers: Answers = {}) {
  const server = standIn({
    [`${BASE}/detail`]: ({ input }) => fine({ material: material((input as { id: number }).id, more) }),
    [`${BASE}/save`]: ({ input }) => {
      const { id, version, ...changes } = input as { id: number; version: string };
      return fine({ version: `${version}+`, edit: { ...material(id, more).edit, ...changes } });
    },
    [`${BASE}/groups`]: fine({ infos: [], total: 0 }),
    [`${BASE}/releases`]: fine({ infos: [], total: 0 }),
    [`${BASE}/words`]: fine({ words: ['beach', 'beacon'] }),
    [`${BASE}/glimpses`]: fine({ infos: [] }),
    '/photo/categoryList': fine({ list: [{ id: 3, categoryName: 'Coast' }] }),
    '/center/submit': fine({ done: ids.slice(0, 1), left: [] }),
    ...answers,
  });
  await show(<MaterialEditor ids={ids} onClose={onClose} onChanged={onChanged} />);
  const sent = (path: string) => server.seen.filter((call) => call.path === path).map(({ input }) => input);
  return { sent };
}

const english = async () => within(await screen.findByRole('region', { name: 'English' }));
const title = async () => (await english()).getByRole('textbox', { name: 'Title' });
const type = async (text: string) => fireEvent.change(await title(), { target: { value: text } });
const press = (key: string, keys: object) => fireEvent.keyDown(document.body, { key, ...keys });

beforeEach(() => {
  onClose.mockClear();
  onChanged.mockClear();
});
afterEach(cleanup);

describe('[R37] one work', () => {
  test('of somebody else has neither series nor releases for a material manager', async () => {
    await open([1]);
    expect(await screen.findByRole('combobox', { name: 'Series' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload a new release' })).toBeTruthy();
    cleanup();
    saveToken('abc');
    await open([1], {}, { '/session': fine({ data: { ...member, gid: GID.materialManager } }) });
    await title();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Series' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Upload a new release' })).toBeNull();
    clearToken();
  });

  test('is saved by Ctrl+S, only what changed, and says so', async () => {
    const { sent } = await open([1]);
    await type('Coast at dawn');
    expect(screen.getByRole('status').textContent).toContain('Unsaved changes');
    press('s', { ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved'));
    expect(sent(`${BASE}/save`)).toEqual([{ id: 1, version: '1', titleEn: 'Coast at dawn' }]);
    expect(onChanged).toHaveBeenCalled();
  });

  test('says live what is missing, and can be submitted as soon as nothing is', async () => {
    const { sent } = await open([1]);
    await title();
    const [submit] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Submit for review' });
    expect(screen.getByText('At least 5 keywords in the title’s language (now 4)')).toBeTruthy();
    expect(submit?.disabled).toBe(true);
    press('Enter', { ctrlKey: true });
    expect(sent('/center/submit')).toEqual([]);
    const keywords = (await english()).getByRole('combobox', { name: 'Keywords' });
    fireEvent.paste(keywords, { clipboardData: { getData: () => '#shore, shore; Sea' } });
    expect(await screen.findByText('Ready to submit')).toBeTruthy();
    press('Enter', { ctrlKey: true });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(`${BASE}/save`)).toEqual([{ id: 1, version: '1', keywordsEn: ['sea', 'sky', 'sun', 'sand', 'shore'] }]);
    expect(sent('/center/submit')).toEqual([{ ids: [1], request: '' }]);
  });

  test('Alt and an arrow save and lead to the next', async () => {
    const { sent } = await open([1, 2]);
    await type('Changed');
    press('ArrowRight', { altKey: true });
    await waitFor(async () => expect(await title()).toHaveProperty('value', 'Work 2'));
    expect(sent(`${BASE}/save`)).toHaveLength(1);
    expect(screen.getByText('2 of 2')).toBeTruthy();
    press('ArrowRight', { altKey: true });
    press('ArrowLeft', { altKey: true });
    await waitFor(async () => expect(await title()).toHaveProperty('value', 'Work 1'));
  });

  test('Escape closes the editor, but first what is open in front of it; a dialog keeps the editor’s keys to itself', async () => {
    const { sent } = await open([1], { edit: { ...material(1).edit, keywordsEn: ['a', 'b', 'c', 'd', 'e'] } });
    await title();
    fireEvent.change(screen.getByRole('combobox', { name: 'Series' }), { target: { value: 'new' } });
    const name = await screen.findByRole('textbox', { name: 'Chinese name' });
    fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(name, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Chinese name' })).toBeNull());
    expect(sent('/center/submit')).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    press('Escape', {});
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('counts the keywords in the title’s language, not the more', async () => {
    const keywordsZh = ['海', '天', '沙', '浪', '船', '岸'];
    await open([1], { edit: { ...material(1).edit, keywordsZh } });
    expect(await screen.findByText('At least 5 keywords in the title’s language (now 4)')).toBeTruthy();
  });

  test('Escape closes the suggestions, then the editor, and the word being typed is saved', async () => {
    const { sent } = await open([1]);
    const keywords = (await english()).getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
    keywords.focus();
    fireEvent.change(keywords, { target: { value: 'bea' } });
    await screen.findByRole('option', { name: 'beach', hidden: true });
    fireEvent.keyDown(keywords, { key: 'Escape' });
    await waitFor(() => expect(keywords.getAttribute('aria-expanded')).toBe('false'));
    expect(keywords.value).toBe('bea');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(keywords, { key: 'Escape' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(`${BASE}/save`)).toEqual([{ id: 1, version: '1', keywordsEn: ['sea', 'sky', 'sun', 'sand', 'bea'] }]);
  });

  test('a word still being typed counts when it is submitted', async () => {
    const { sent } = await open([1]);
    const keywords = (await english()).getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
    keywords.focus();
    fireEvent.change(keywords, { target: { value: 'shore' } });
    fireEvent.keyDown(keywords, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent('/center/submit')).toHaveLength(1));
    expect(sent(`${BASE}/save`)).toEqual([{ id: 1, version: '1', keywordsEn: ['sea', 'sky', 'sun', 'sand', 'shore'] }]);
  });

  test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
    const refused = failed('bad-input', 'Please check', { fields: { titleEn: 'Too long' } });
    await open([1], {}, { [`${BASE}/save`]: refused });
    await type('Very long');
    press('s', { ctrlKey: true });
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(await title()).toHaveProperty('value', 'Very long');
  });

  test('what the file suggests is taken with one click', async () => {
    const suggestion = { title: '灯塔', description: '', keywords: ['beacon'], place: '', near: null, takenOn: null };
    await open([1], { suggestion });
    fireEvent.click(await screen.findByRole('button', { name: 'Use Title' }));
    const chinese = within(screen.getByRole('region', { name: 'Chinese' }));
    expect(chinese.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', '灯塔');
    expect(screen.queryByRole('button', { name: 'Use Title' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use Keywords' })).toBeTruthy();
  });

  test('leads to what the work resembles: the owner’s own in their list, others’ in the shop, in another tab', async () => {
    const alike: EditorMaterial['alike'] = [
      { own: true, material: { id: 7, code: 'P7', kind: 'photo', state: 'pending' } },
      { own: false, material: { id: 8, code: 'P8', kind: 'photo', state: 'online' } },
    ];
    await open([1], { findings: ['near-duplicate'], alike });
    const finding = await screen.findByText(/Almost identical to another work/);
    const links = within(finding).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
      ['P7', '/MaterialCenter?tab=photoPending&keyword=P7', '_blank'],
      ['P8', '/DetailPic?id=8', '_blank'],
    ]);
  });

  test('shows what the dictionary knows, and takes it', async () => {
    const translate = fine({ words: ['海', null, '太阳', null], texts: [null, null] });
    await open([1], {}, { [`${BASE}/translate`]: translate });
    fireEvent.click(await screen.findByRole('button', { name: 'Translate to Chinese' }));
    expect(await screen.findByText('Not in the dictionary yet: sky, sand')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use all' }));
    const chinese = within(screen.getByRole('region', { name: 'Chinese' }));
    expect(chinese.getByText('太阳')).toBeTruthy();
    expect(screen.getByText('All translations added')).toBeTruthy();
  });

  test('on sale only its words can be changed, under review nothing', async () => {
    await open([1], { state: 'online' });
    expect(await title()).toHaveProperty('disabled', false);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
    cleanup();
    await open([1], { state: 'pending' });
    expect(await title()).toHaveProperty('disabled', true);
    expect(screen.getByText(/Work in review can’t be edited/)).toBeTruthy();
  });

  test('what came back shows why, and how to mend it', async () => {
    const reason = { code: 'metadata-title' as const, words: 'Say where.', atSeconds: null, region: null };
    const decision = {
      round: 'first' as const,
      verdict: 'return' as const,
      note: '',
      decidedAt: '2026-05-01T00:00:00.000Z',
    };
    const { sent } = await open([1], {
      state: 'returned',
      decisions: [{ ...decision, reasons: [reason] }],
      edit: { ...material(1).edit, keywordsEn: ['a', 'b', 'c', 'd', 'e'] },
    });
    expect(await screen.findByText('Say where.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /Note to the reviewer/ }), { target: { value: 'Done' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Submit again' })[0]!);
    await waitFor(() => expect(sent('/center/submit')).toEqual([{ ids: [1], request: 'Done' }]));
  });
});

describe('[R37] many at once', () => {
  test('only what is chosen is applied; what was left says why', async () => {
    const outcome = fine({ done: [1], left: [{ id: 2, why: 'not-editable' as const }] });
    const { sent } = await open([1, 2], {}, { [`${BASE}/saveMany`]: outcome });
    fireEvent.click(await screen.findByRole('button', { name: 'All 2 together' }));
    const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply to 2 works' });
    expect(apply.disabled).toBe(true);
    const place = (await english()).getByRole<HTMLInputElement>('textbox', { name: 'Location' });
    expect(place.disabled).toBe(true);
    fireEvent.change(screen.getByRole('combobox', { name: 'English location: how to change' }), {
      target: { value: 'set' },
    });
    fireEvent.change(place, { target: { value: 'Dover' } });
    fireEvent.click(apply);
    expect(await screen.findByText('can’t be edited in its current status')).toBeTruthy();
    expect(sent(`${BASE}/saveMany`)).toEqual([{ ids: [1, 2], changes: { placeEn: 'Dover' } }]);
  });

  test('a button of the filmstrip is named by what it shows', async () => {
    const glimpse = { id: 1, code: 'P00000001', kind: 'photo' as const, thumbnail: null, fileName: '1.jpg' };
    const infos = [{ ...glimpse, titleZh: '', titleEn: 'Fog at dawn', state: 'incomplete' as const }];
    await open([1, 2], {}, { [`${BASE}/glimpses`]: fine({ infos }) });
    fireEvent.click(await screen.findByRole('button', { name: 'All 2 together' }));
    expect(await screen.findByRole('button', { name: /P00000001.*Fog at dawn/ })).toBeTruthy();
  });

  test('whoever leaves with something entered and not applied is asked', async () => {
    await open([1, 2]);
    fireEvent.click(await screen.findByRole('button', { name: 'All 2 together' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'English location: how to change' }), {
      target: { value: 'set' },
    });
    fireEvent.change((await english()).getByRole('textbox', { name: 'Location' }), { target: { value: 'Dover' } });
    const { result } = renderHook(() => useOverlay());
    const answer = async (yes: boolean) => {
      press('Escape', {});
      await waitFor(() => expect(result.current?.kind).toBe('confirm'));
      const asked = result.current as Extract<Overlay, { kind: 'confirm' }>;
      expect(asked.question.body).toBe('What you entered has not been applied to the works yet.');
      act(() => {
        closeOverlay();
        asked.answer(yes);
      });
    };
    await answer(false);
    expect((await english()).getByRole('textbox', { name: 'Location' })).toHaveProperty('value', 'Dover');
    expect(onClose).not.toHaveBeenCalled();
    await answer(true);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('fields that are left alone are not sent; no words to add are nothing to change', () => {
    const { edit } = material(1);
    const changes = changesOfMany(edit, { titleEn: 'set', keywordsEn: 'add', keywordsZh: 'add', placeEn: 'leave' });
    expect(changes).toEqual({ titleEn: 'Work 1', keywordsEn: { mode: 'add', words: edit.keywordsEn } });
    expect(changesOfMany(edit, { keywordsZh: 'set' })).toEqual({ keywordsZh: { mode: 'set', words: [] } });
  });
});
