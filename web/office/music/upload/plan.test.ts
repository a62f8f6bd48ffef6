import { expect, test } from 'vitest';
import { addToPlan, changePiece, faultsOf, isSendable, labelFile, moveFile, type Plan, removeFile } from './plan.ts';

const picked = (...paths: string[]) =>
  paths.map((path) => {
    const at = path.lastIndexOf('/');
    const name = path.slice(at + 1);
    return { name, folder: path.slice(0, Math.max(0, at)), file: new File(['x'], name) };
  });
const shown = (plan: Plan) =>
  plan.map(({ title, files }) => [title, ...files.map(({ path, label }) => `${path} ${label.en || 'main'}`)]);
const planOf = (...paths: string[]) => addToPlan([], picked(...paths)).plan;

test('what is dropped later joins the pieces that are there; a known file stays where it is', () => {
  const first = addToPlan([], picked('A/Tide 60s.wav', 'A/notes.txt'));
  expect([first.skipped, first.sounds.map(({ name }) => name)]).toEqual([1, ['Tide 60s.wav']]);
  expect(faultsOf(first.plan[0]!).piece).toBe('no-main');
  const second = addToPlan(first.plan, picked('A/Tide 60s.wav', 'A/Tide.wav', 'A/tide.jpg'));
  expect(shown(second.plan)).toEqual([['Tide', 'A/Tide.wav main', 'A/Tide 60s.wav 60-second cut']]);
  expect(second.plan[0]?.cover?.name).toBe('tide.jpg');
  expect(second.sounds.map(({ name }) => name)).toEqual(['Tide.wav']);
  expect(isSendable(second.plan[0]!)).toBe(true);
});

test('a file moves to another piece, to a new one, or out', () => {
  const plan = planOf('Tide.wav', 'Tide 60s.wav', 'Moon.wav');
  const [tide, moon] = plan.map(({ id }) => id);
  expect(shown(moveFile(plan, 'Tide 60s.wav', moon!))).toEqual([
    ['Tide', 'Tide.wav main'],
    ['Moon', 'Moon.wav main', 'Tide 60s.wav 60-second cut'],
  ]);
  expect(shown(moveFile(plan, 'Tide 60s.wav', 'new'))).toEqual([
    ['Tide', 'Tide.wav main'],
    ['Moon', 'Moon.wav main'],
    ['Tide', 'Tide 60s.wav main'],
  ]);
  expect(moveFile(plan, 'Tide.wav', tide!)).toBe(plan);
  // A piece whose last file moves away is gone.
  expect(shown(moveFile(plan, 'Moon.wav', tide!))).toHaveLength(1);
  expect(shown(removeFile(plan, 'Moon.wav'))).toHaveLength(1);
});

test('two files cannot be the same version, and a piece needs a main version and a title', () => {
  const plan = planOf('Tide.wav', 'Tide 60s.wav', 'Tide (Loop).wav');
  const twice = labelFile(plan, 'Tide (Loop).wav', { zh: '', en: '60-SECOND cut' });
  expect([...faultsOf(twice[0]!).taken]).toEqual(['Tide (Loop).wav']);
  const mains = labelFile(plan, 'Tide 60s.wav', { zh: '', en: '' });
  expect([...faultsOf(mains[0]!).taken]).toEqual(['Tide 60s.wav']);
  expect(isSendable(mains[0]!)).toBe(false);
  expect(faultsOf(labelFile(plan, 'Tide.wav', { zh: '', en: 'Stinger' })[0]!).piece).toBe('no-main');
  expect(faultsOf(changePiece(plan, plan[0]!.id, { title: ' ' })[0]!).piece).toBe('no-title');
});
