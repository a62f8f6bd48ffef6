import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearToken, saveToken } from '../lib/token.ts';
import { uploadPanel } from '../lib/upload-panel.ts';
import { member, shellAnswers } from '../testing/answers.ts';
import { fine, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { UploadPanel } from '../contribute/uploads/upload-panel.tsx';
import { AgreementSlot } from './agreement/agreement-slot.tsx';
import { Header } from './header/header.tsx';

// The slot loads it when it is needed; here it is there at once.
await import('./agreement/agreement-dialog.tsx');

async function showFor(person: object) {
  const session = { ...member, gid: 2, signFlag: 0, videoFlag: 1, photoFlag: 1, ...person };
  standIn({
    ...shellAnswers,
    '/session': fine({ data: session }),
    '/user/protocol': fine({
      agreement: {
        version: 4,
        kind: session.signFlag === 3 ? 'notice' : 'consent',
        titleZh: '协议',
        titleEn: 'The agreement',
        bodyZh: '一、授权',
        bodyEn: '1. Licence',
        sha256: 'ab'.repeat(32),
        sharePercent: 50,
        exclusivePercent: 60,
        effectiveOn: '2026-12-01',
        publishedAt: '2026-11-17T08:00:00.000Z',
      },
      signFlag: session.signFlag,
      answers: [],
      offSaleAt: null,
    }),
    '/upload/sizes': fine({ sizes: [] }),
  });
  await show(
    <>
      <Header page="cart" />
      <AgreementSlot />
      <UploadPanel />
    </>,
    { at: '/Cart' },
  );
  await screen.findByRole('button', { name: /My account/ });
}

const button = (name: RegExp | string) => screen.queryByRole('button', { name });
const allowed = async (name: RegExp) => {
  const choice = await screen.findByRole('button', { name });
  return choice.getAttribute('aria-disabled') !== 'true';
};

beforeEach(() => {
  saveToken('abc');
  uploadPanel.set({ shown: 'hidden', kind: null });
});
afterEach(() => {
  cleanup();
  clearToken();
});

describe('[R230] a photographer', () => {
  test('has Upload and the Photographer Center, which nobody else has', async () => {
    await showFor({});
    expect(button('Upload')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Photographer Center' }).getAttribute('href')).toBe(
      '/MaterialCenter?tab=home',
    );
    for (const gid of [1, 35]) {
      cleanup();
      await showFor({ gid });
      expect(button('Upload')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Photographer Center' })).toBeNull();
    }
  });

  test.each([
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ])('uploads what the flags allow: videos %i, photos %i', async (videoFlag, photoFlag) => {
    await showFor({ videoFlag, photoFlag });
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await allowed(/^Video/)).toBe(videoFlag === 1);
    expect(await allowed(/^Photos/)).toBe(photoFlag === 1);
  });

  test.each([
    [2, ['Agree and download', 'Reject']],
    [3, ['Got it']],
    [0, []],
  ])('meets the dialog of signFlag %i', async (signFlag, buttons) => {
    await showFor({ signFlag });
    if (buttons.length > 0) await screen.findByRole('dialog');
    await waitFor(() => expect(buttons.filter((name) => button(name) === null)).toEqual([]));
    expect(screen.queryAllByRole('dialog')).toHaveLength(buttons.length > 0 ? 1 : 0);
  });
});
