import { describe, expect, test } from 'vitest';
import type { Sample } from '../figures.ts';
import { formatClock, formatCount, formatShare, formatTime } from './numbers.ts';
import { pathOf, plot } from './plot.ts';
import { report } from './report.ts';
import { tokens } from './tokens.ts';

const samples = (['search', 'pages'] as const).flatMap((part) =>
  [1, 2, 3].map((second): Sample => ({
    part,
    name: part === 'search' ? 'Search for a word' : 'Home page',
    due: second * 1000,
    late: 0.2,
    ms: second * 10,
    fault: null,
  })),
);

const told = {
  url: 'http://localhost:4000',
  rate: 2,
  minutes: 1,
  startedAt: new Date('2026-11-19T02:30:00Z'),
  seconds: 60,
  people: 'the demo’s accounts',
  samples,
  leftOut: [],
  left: ['Nothing'],
};

test.each([
  [0.44, '0.4 ms'],
  [9.96, '10 ms'],
  [380.4, '380 ms'],
  [1665, '1.67 s'],
  [30_000, '30 s'],
])('%d milliseconds read %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});

test('a few failures among many calls do not read as none', () => {
  expect(formatShare(0, 108_000)).toBe('0 %');
  expect(formatShare(3, 108_000)).toBe('< 0.1 %');
  expect(formatShare(1, 3)).toBe('33.3 %');
  expect(formatShare(0, 0)).toBe('0 %');
  expect(formatCount(108_000)).toBe('108,000');
  expect([0, 59.6, 61, 900].map(formatClock)).toEqual(['0:00', '1:00', '1:01', '15:00']);
});

describe('a line', () => {
  const y = (value: number) => 200 - value;

  test('goes through the middle of each column', () => {
    expect(pathOf([0, 100], y)).toBe('M250 200L750 100');
  });

  test('is interrupted where there is nothing', () => {
    expect(pathOf([1, null, 3, 4], y)).toBe('M125 199M625 197L875 196');
  });
});

test('a chart has its values to scale, bars on top of each other', () => {
  const drawn = plot({
    title: 'Calls a second',
    label: 'Two stretches',
    columns: [
      {
        title: '0:00 to 0:01: 8 <calls>',
        bars: [
          { tone: 'accent', value: 8 },
          { tone: 'bad', value: 2 },
        ],
      },
      { title: '0:01 to 0:02: none', bars: [] },
    ],
    lines: [],
    format: String,
    to: '0:02',
    legend: [{ tone: 'bad', name: 'Failed' }],
  });
  expect(drawn).toContain('<li>10</li><li>5</li><li>0</li>');
  expect(drawn).toContain('data-tone="accent" y="40" width="400" height="160"');
  expect(drawn).toContain('data-tone="bad" y="0" width="400" height="40"');
  expect(drawn).toContain('<title>0:00 to 0:01: 8 &#60;calls&#62;</title>');
});

test('the report holds the site’s tokens, dark and light', () => {
  const css = tokens();
  const [dark = '', light = ''] = css.split('@media (prefers-color-scheme: light)');
  expect(dark).toContain('--fh-bg: #0b0b0d;');
  expect(dark).toContain('--fh-accent: #f5a524;');
  expect(light).toContain('--fh-bg: #fff;');
  expect(light).not.toContain('--fh-accent:');
  expect(() => tokens(':root {\n}\n')).toThrow('has no :root');
});

describe('the report', () => {
  test('has the figures of each call, of its part and of all', () => {
    const page = report(told);
    expect(page).toContain(
      '<th scope="row">Search for a word</th><td>3</td><td>50 %</td><td>20 ms</td><td>30 ms</td><td>30 ms</td><td>30 ms</td><td>0</td>',
    );
    expect(page).toContain('<tr class="part"><th scope="row">Pages</th><td>3</td>');
    expect(page).toContain('<tfoot><tr><th scope="row">All</th><td>6</td><td>100 %</td>');
    expect(page).toContain('2026-11-19 02:30 UTC</time>, 1:00 minutes at 2 calls a second');
    expect(page).toContain('Every call was answered, and answered right.');
  });

  test('shows each kind of failure with its calls', () => {
    const failed = samples.map((sample, place) => ({ ...sample, fault: place < 2 ? '503' : null }));
    const page = report({ ...told, samples: failed });
    expect(page).toContain('<strong>503</strong> <span>Search for a word</span>');
    expect(page).toContain('<p class="times">2 <span>33.3 %</span></p>');
    expect(page).not.toContain('Every call was answered');
  });

  test('escapes what others wrote', () => {
    const [first] = samples;
    const evil = '<script>alert("1")</script>';
    const page = report({
      ...told,
      url: `http://${evil}`,
      people: evil,
      left: [evil],
      leftOut: [evil],
      samples: [{ ...first!, name: evil, fault: evil }],
    });
    expect(page).not.toContain('<script');
    expect(page).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
  });

  test('needs nothing from elsewhere', () => {
    expect(report(told)).not.toMatch(/<script|src=|@import|url\((?!'data:)|href="(?!data:,")/);
  });

  test('of a load that sent nothing can be read', () => {
    expect(report({ ...told, samples: [] })).toContain('<dt>Calls</dt><dd>0</dd>');
  });
});
