import { describe, expect, test } from 'vitest';
import { groupFiles, readName } from './music-files.ts';
import { isLoop } from './version-markers.ts';

describe('what a file name says', () => {
  test.each([
    // The main version.
    ['Night Drive.wav', 'Night Drive', '', ''],
    ['Night_Drive.WAV', 'Night Drive', '', ''],
    ['night-drive.flac', 'night drive', '', ''],
    ['03 Night Drive.mp3', 'Night Drive', '', ''],
    ['03. Night Drive.mp3', 'Night Drive', '', ''],
    ['03_Night_Drive.mp3', 'Night Drive', '', ''],
    ['Night Drive (Full).wav', 'Night Drive', '', ''],
    ['Night Drive - Main.wav', 'Night Drive', '', ''],
    ['Night Drive Full Mix.wav', 'Night Drive', '', ''],
    ['夜行（完整版）.wav', '夜行', '', ''],
    ['夜行主版本.wav', '夜行', '', ''],
    // Titles that look like markers, or have numbers.
    ['Half Full.wav', 'Half Full', '', ''],
    ['Flower Bed.wav', 'Flower Bed', '', ''],
    ['Lo-fi Morning.wav', 'Lo-fi Morning', '', ''],
    ['99 Balloons.wav', 'Balloons', '', ''],
    ['Route 66.wav', 'Route 66', '', ''],
    ['2046.wav', '2046', '', ''],
    ['Song (For Anna).wav', 'Song (For Anna)', '', ''],
    ['Loop.wav', 'Loop', '', ''],
    ['.wav', '.wav', '', ''],
    // Instrumental.
    ['Night Drive (Instrumental).wav', 'Night Drive', '伴奏版', 'Instrumental'],
    ['Night Drive [instrumental version].wav', 'Night Drive', '伴奏版', 'Instrumental'],
    ['Night_Drive_Instrumental.wav', 'Night Drive', '伴奏版', 'Instrumental'],
    ['Night Drive - Inst.wav', 'Night Drive', '伴奏版', 'Instrumental'],
    ['Night Drive no vocals.wav', 'Night Drive', '伴奏版', 'Instrumental'],
    ['Song (For Anna) (Instrumental).wav', 'Song (For Anna)', '伴奏版', 'Instrumental'],
    ['夜行伴奏.wav', '夜行', '伴奏版', 'Instrumental'],
    ['夜行（伴奏版）.wav', '夜行', '伴奏版', 'Instrumental'],
    ['夜行_纯音乐.wav', '夜行', '伴奏版', 'Instrumental'],
    ['夜行-无人声.wav', '夜行', '伴奏版', 'Instrumental'],
    // No drums, underscore, voices alone.
    ['Night_Drive_no-drums.wav', 'Night Drive', '无鼓版', 'No drums'],
    ['Night Drive (No Drums).wav', 'Night Drive', '无鼓版', 'No drums'],
    ['night-drive-no-drums.wav', 'night drive', '无鼓版', 'No drums'],
    ['夜行 去鼓版.wav', '夜行', '无鼓版', 'No drums'],
    ['Night Drive Underscore.wav', 'Night Drive', '铺底版', 'Underscore'],
    ['Night Drive (Bed).wav', 'Night Drive', '铺底版', 'Underscore'],
    ['夜行【铺底】.wav', '夜行', '铺底版', 'Underscore'],
    ['Night Drive (A Cappella).wav', 'Night Drive', '清唱版', 'A cappella'],
    ['夜行清唱.wav', '夜行', '清唱版', 'A cappella'],
    // Lengths.
    ['Night Drive - 60s.wav', 'Night Drive', '60 秒版', '60-second cut'],
    ['Night Drive 30 sec.wav', 'Night Drive', '30 秒版', '30-second cut'],
    ['Night_Drive_15s.wav', 'Night Drive', '15 秒版', '15-second cut'],
    ['Night Drive (0:30s).wav', 'Night Drive', '30 秒版', '30-second cut'],
    ['Night Drive (90-second cut).wav', 'Night Drive', '90 秒版', '90-second cut'],
    ['夜行60秒.wav', '夜行', '60 秒版', '60-second cut'],
    ['夜行（30秒版）.wav', '夜行', '30 秒版', '30-second cut'],
    // Loops and stingers.
    ['Night Drive Loop.wav', 'Night Drive', '循环版', 'Loop'],
    ['Night Drive (Seamless Loop).wav', 'Night Drive', '循环版', 'Loop'],
    ['夜行 循环.wav', '夜行', '循环版', 'Loop'],
    ['Night Drive - Stinger.wav', 'Night Drive', '片花', 'Stinger'],
    ['夜行片花.wav', '夜行', '片花', 'Stinger'],
    // Stems.
    ['Night Drive (Drums Stem).wav', 'Night Drive', '鼓分轨', 'Drums stem'],
    ['Night Drive - stem of bass.wav', 'Night Drive', '贝斯分轨', 'Bass stem'],
    ['Night_Drive_Stem_Strings.wav', 'Night Drive', '弦乐分轨', 'Strings stem'],
    ['Night Drive - Stem - Vocals.wav', 'Night Drive', '人声分轨', 'Vocals stem'],
    ['夜行_鼓分轨.wav', '夜行', '鼓分轨', 'Drums stem'],
    ['夜行 分轨 贝斯.wav', '夜行', '贝斯分轨', 'Bass stem'],
    ['Night Drive stem.wav', 'Night Drive', '分轨', 'Stem'],
    // Two at once.
    ['Night Drive (Instrumental) 60s.wav', 'Night Drive', '伴奏版、60 秒版', 'Instrumental, 60-second cut'],
    ['Night Drive - 30s - no drums.wav', 'Night Drive', '30 秒版、无鼓版', '30-second cut, No drums'],
    ['Night Drive Loop Loop.wav', 'Night Drive', '循环版', 'Loop'],
  ])('%s', (name, title, zh, en) => {
    expect(readName({ name, folder: '' })).toEqual({ title, label: { zh, en } });
  });

  test.each([
    ['Instrumental.wav', 'Album/Night Drive', 'Night Drive', 'Instrumental'],
    ['Full.wav', 'Album/Night Drive', 'Night Drive', ''],
    ['60s.wav', 'Night_Drive', 'Night Drive', '60-second cut'],
    ['Night Drive Drums.wav', 'Night Drive/Stems', 'Night Drive', 'Drums stem'],
    ['Bass.wav', 'Night Drive/Stems', 'Night Drive', 'Bass stem'],
    ['贝斯.wav', '夜行/分轨', '夜行', 'Bass stem'],
    ['Night Drive Drums.wav', 'Night Drive', 'Night Drive Drums', ''],
  ])('%s in the folder %s', (name, folder, title, en) => {
    expect(readName({ name, folder })).toMatchObject({ title, label: { en } });
  });
});

const inFolder = (folder: string, ...names: string[]) => names.map((name) => ({ name, folder }));
const shown = (files: { name: string; folder: string }[]) => {
  const { pieces, skipped } = groupFiles(files);
  return {
    pieces: pieces.map(({ title, kind, files: own, cover }) => [
      title,
      kind,
      own.map(({ file, label }) => `${file.name} = ${label.en || 'main'}`),
      cover?.name,
    ]),
    skipped: skipped.map(({ name }) => name),
  };
};

describe('files', () => {
  test('are put together by title, the main version first', () => {
    const files = inFolder(
      'Album',
      'Night_Drive_no-drums.wav',
      'Night Drive - 60s.wav',
      'Night Drive.wav',
      'Paper Moon (Instrumental).mp3',
      '夜行.flac',
      '夜行（伴奏）.flac',
    );
    expect(shown(files)).toEqual({
      pieces: [
        [
          'Night Drive',
          'music',
          ['Night Drive.wav = main', 'Night_Drive_no-drums.wav = No drums', 'Night Drive - 60s.wav = 60-second cut'],
          undefined,
        ],
        ['Paper Moon', 'music', ['Paper Moon (Instrumental).mp3 = Instrumental'], undefined],
        ['夜行', 'music', ['夜行.flac = main', '夜行（伴奏）.flac = Instrumental'], undefined],
      ],
      skipped: [],
    });
  });

  test('that claim to be the same version both stay, for the editor to decide', () => {
    const files = inFolder('', 'Night Drive.wav', 'night_drive.wav', 'Night Drive 60s.wav', 'Night Drive (60s).wav');
    expect(shown(files).pieces[0]?.[2]).toEqual([
      'Night Drive.wav = main',
      'night_drive.wav = main',
      'Night Drive 60s.wav = 60-second cut',
      'Night Drive (60s).wav = 60-second cut',
    ]);
  });

  test('of folders for effects are effects', () => {
    const files = [...inFolder('Pack/SFX', 'Door Slam 01.wav', 'Door Slam 02.wav'), ...inFolder('音效', '雨.wav')];
    expect(shown(files).pieces.map(([title, kind]) => [title, kind])).toEqual([
      ['Door Slam 01', 'effect'],
      ['Door Slam 02', 'effect'],
      ['雨', 'effect'],
    ]);
  });

  test('a picture is the cover of the piece that it is named after, or of the others in its folder', () => {
    const files = [
      ...inFolder('A', 'Night Drive.wav', 'Paper Moon.wav', 'cover.jpg', 'Night_Drive cover.png', 'notes.txt'),
      ...inFolder('A/Stems', 'Paper Moon Drums.wav'),
      ...inFolder('B', 'Tide.wav', 'Sunset.jpg', 'scan.gif'),
    ];
    expect(shown(files)).toEqual({
      pieces: [
        ['Night Drive', 'music', ['Night Drive.wav = main'], 'Night_Drive cover.png'],
        ['Paper Moon', 'music', ['Paper Moon.wav = main', 'Paper Moon Drums.wav = Drums stem'], 'cover.jpg'],
        ['Tide', 'music', ['Tide.wav = main'], undefined],
      ],
      skipped: ['notes.txt', 'Sunset.jpg', 'scan.gif'],
    });
  });
});

test.each([
  ['循环版', 'Loop', true],
  ['伴奏版、循环版', 'Instrumental, Loop', true],
  ['无缝循环', '', true],
  ['', 'Seamless loops', true],
  ['30 秒版', '30-second cut', false],
  ['', 'Loophole', false],
  ['', '', false],
])('whether %s (%s) is a loop', (zh, en, loop) => {
  expect(isLoop({ zh, en })).toBe(loop);
});
