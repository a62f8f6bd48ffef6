import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { priceTree, year } from '../../testing/cart.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { LicenceChooser } from './licence-chooser.tsx';

afterEach(cleanup);

const reported: (LicenceTerms | null)[] = [];

function Chooser({ start, materialIds }: { start: LicenceTerms | null; materialIds: number[] }) {
  const [terms, setTerms] = useState(start);
  const change = (next: LicenceTerms | null) => {
    reported.push(next);
    setTerms(next);
  };
  return <LicenceChooser kinds={['video']} value={terms} onChange={change} materialIds={materialIds} />;
}

async function open(start: LicenceTerms | null = null, materialIds: number[] = [], prices: (number | null)[] = []) {
  reported.length = 0;
  const infos = prices.map((priceFen, place) => ({ materialId: materialIds[place]!, priceFen }));
  const server = standIn({ '/price/tree': fine({ tree: priceTree }), '/price/of': fine({ infos }) });
  await show(<Chooser start={start} materialIds={materialIds} />);
  await screen.findByRole('group', { name: 'How will you use it?' });
  return server;
}
const questions = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test('[R304] [R305] asks one question after the other, and knows all four in the end', async () => {
  await open();
  expect(questions()).toEqual(['How will you use it?']);
  choose('Advertising');
  expect(questions()).toEqual(['How will you use it?', 'Where will it appear?']);
  choose('Internet');
  choose('1 year');
  const areas = within(screen.getByRole('group', { name: 'In which region?' })).getAllByRole('radio');
  expect(areas.map((area) => (area as HTMLInputElement).value)).toEqual(['mainland', 'global']);
  expect(reported).toEqual([]);
  choose('Mainland China');
  expect(reported).toEqual([year]);
});

test('another answer keeps those after it that are still possible', async () => {
  await open(year);
  expect(chosen()).toEqual(['advertising', 'internet', 'year', 'mainland']);
  choose('TV');
  expect(reported).toEqual([{ ...year, channel: 'tv' }]);
  choose('Internet');
  choose('Perpetual');
  // Perpetual is sold worldwide only.
  expect(reported.at(-1)).toEqual({ ...year, period: 'permanent', area: 'global' });
  choose('TV');
  // Only one term is possible on TV.
  expect(reported.at(-1)).toEqual({ ...year, channel: 'tv', area: 'global' });
});

test('an answer that is not possible any more is asked again', async () => {
  await open({ ...year, period: 'permanent', area: 'global' });
  choose('Education');
  expect(chosen()).toEqual(['education', 'all-media']);
  expect(reported).toEqual([null]);
  choose('1 year');
  expect(reported.at(-1)).toEqual({ scene: 'education', channel: 'all-media', period: 'year', area: 'global' });
});

test('what has one answer only need not be asked', async () => {
  await open();
  choose('Education');
  expect(chosen()).toEqual(['education', 'all-media']);
  choose('1 month');
  expect(reported).toEqual([{ scene: 'education', channel: 'all-media', period: 'month', area: 'global' }]);
});

test('[R297] says what it costs once all is answered, tax included', async () => {
  const server = await open(year, [7, 8], [128_000, 91_050]);
  await screen.findByText('¥2,190.50');
  screen.getByText('2 items in total');
  screen.getByText('6% VAT included');
  expect(server.seen.at(-1)?.input).toEqual({ materialIds: [7, 8], terms: year });
});

test('for ever, or for one alone, is on request', async () => {
  await open({ ...year, period: 'permanent', area: 'global' }, [7], [null]);
  const price = (await screen.findByText('Price on request')).parentElement;
  expect(price?.textContent).toContain('priced on request. We reply within 12 hours on weekdays');
});
