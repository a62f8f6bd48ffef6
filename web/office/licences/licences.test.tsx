import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Licences } from './licences.tsx';

const fields = {
  licenseeType: 'company' as const,
  licensee: 'Starlight Ltd',
  creditCode: '',
  projectName: 'Spring',
  brand: 'Star',
  endClient: '',
};

function row(more: Partial<LicenceDeskRow> = {}): LicenceDeskRow {
  return {
    licenceId: 4,
    number: 'FHL-0000-0000-0001',
    version: 1,
    standing: 'valid',
    orderId: 5,
    orderNumber: 'FH00000005',
    materialId: 1,
    materialCode: 'V00000001',
    kind: 'video',
    title: 'Clip 1',
    thumbnail: null,
    files: [
      {
        fileId: 1,
        materialCode: 'V00000001',
        title: 'Mountain',
        fileName: 'V00000001-Mountain.mp4',
        sizeBytes: 1000,
        sha256: 'ab'.repeat(32),
      },
    ],
    outlets: [],
    terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
    excerpt: null,
    specialTerms: '',
    ...fields,
    startsOn: '2026-03-01',
    endsOn: '2027-02-28',
    issuedAt: '2026-03-01T08:00:00.000Z',
    endReason: '',
    correction: null,
    downloads: 0,
    buyer: 'Wei',
    wanted: null,
    ...more,
  };
}

const wanted = {
  correctionId: 8,
  fields: { ...fields, licensee: 'Starlight Films Ltd', brand: 'Star Films' },
  words: 'We have a new name',
  askedAt: '2026-03-02T08:00:00.000Z',
};

/** The licence as its buyer sees it. */
function versionOf({ buyer: _buyer, wanted: _wanted, ...licence }: LicenceDeskRow) {
  return licence;
}

async function open(licence: LicenceDeskRow, roles: StaffRole[] = ['sales'], at = '/office/licences?licence=4') {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Chen', roles } }),
    '/office/licences/list': fine({ infos: [licence], total: 1 }),
    '/office/licences/counts': fine({ corrections: 1 }),
    '/office/licences/detail': fine({
      licence,
      versions: [versionOf(licence)],
      downloads: [{ at: '2026-03-02T08:00:00.000Z', by: null, how: 'archive' }],
    }),
    '/office/licences/reissue': fine({ licenceId: 5, number: 'FHL-0000-0000-0002' }),
    '/office/licences/refuseCorrection': fine(),
    '/office/licences/revoke': fine(),
    '/office/audit/list': fine({ infos: [], total: 0 }),
  });
  const router = await show(
    <Mantine>
      <Licences />
    </Mantine>,
    { at },
  );
  const asked = (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/licences/${path}`).map(({ input }) => input);
  return { asked, router };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = async (title: string) => within((await screen.findByText(title)).closest('section')!);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('[R303] a request to put a licence right', () => {
  test('lists what is to change', async () => {
    await open(row({ wanted }), ['sales'], '/office/licences');
    expect(await screen.findByText('Licensee, Brand')).toBeTruthy();
  });

  test('marks what differs, is granted with the wanted words, and leads to the new licence', async () => {
    const { asked, router } = await open(row({ wanted }));
    await screen.findByText('We have a new name');
    const marked = [...document.querySelectorAll('tr[data-changed="true"]')].map((line) => line.textContent);
    expect(marked).toEqual(['LicenseeStarlight LtdStarlight Films Ltd (changed)', 'BrandStarStar Films (changed)']);
    fireEvent.click(screen.getByText('Reissue as requested'));
    const box = await dialog('Reissue as requested?');
    type(box.getByLabelText(/^Reply to the buyer/), 'Done');
    fireEvent.click(box.getByText('Reissue as requested'));
    await waitFor(() => expect(asked('reissue')).toEqual([{ licenceId: 4, fields: wanted.fields, reason: 'Done' }]));
    await waitFor(() => expect(router.state.location.search).toBe('?licence=5'));
  });

  test('or refused with an answer', async () => {
    const { asked } = await open(row({ wanted }));
    fireEvent.click(await screen.findByText('Decline'));
    const box = await dialog('Decline this correction?');
    type(box.getByLabelText(/^Reply to the buyer/), 'Please send the certificate of the new name');
    fireEvent.click(box.getByText('Decline'));
    await waitFor(() =>
      expect(asked('refuseCorrection')).toEqual([
        { correctionId: 8, answer: 'Please send the certificate of the new name' },
      ]),
    );
  });
});

describe('a licence', () => {
  test('is reissued by hand only when something is changed', async () => {
    const { asked } = await open(row());
    fireEvent.click(await screen.findByText('Reissue'));
    const box = await dialog('Reissue FHL-0000-0000-0001');
    type(box.getByLabelText(/^Reason/), 'Typing mistake');
    fireEvent.click(box.getByText('Reissue'));
    expect(await box.findByText('No changes yet')).toBeTruthy();
    type(box.getByLabelText('Brand'), 'Starlight');
    fireEvent.click(box.getByText('Reissue'));
    await waitFor(() =>
      expect(asked('reissue')).toEqual([
        { licenceId: 4, fields: { ...fields, brand: 'Starlight' }, reason: 'Typing mistake' },
      ]),
    );
  });

  test('is revoked by administrators, for a reason', async () => {
    const { asked } = await open(row(), ['admin']);
    fireEvent.click(await screen.findByText('Revoke'));
    const box = await dialog('Revoke FHL-0000-0000-0001?');
    expect(box.getByText(/can no longer download/)).toBeTruthy();
    type(box.getByLabelText(/^Reason/), 'Used beyond its terms');
    fireEvent.click(box.getByText('Revoke licence'));
    await waitFor(() => expect(asked('revoke')).toEqual([{ licenceId: 4, reason: 'Used beyond its terms' }]));
  });

  test.each([
    ['sales do not revoke', row(), ['sales'], ['Reissue'], ['Revoke']],
    [
      'finance only look',
      row({ wanted }),
      ['finance'],
      ['Licence certificate (PDF)'],
      ['Reissue', 'Revoke', 'Decline'],
    ],
    [
      'one that has ended stays',
      row({ standing: 'revoked' }),
      ['admin'],
      ['Licence certificate (PDF)'],
      ['Reissue', 'Revoke'],
    ],
  ] as const)('%s', async (_, licence, roles, there, missing) => {
    await open(licence, [...roles]);
    for (const name of there) expect(await screen.findByText(name)).toBeTruthy();
    for (const name of missing) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByText('Closed account')).toBeTruthy();
  });
});
