/** What tells a version from the main one, in both languages; both empty for the main version. */
export interface VersionLabel {
  zh: string;
  en: string;
}

export const MAIN_VERSION: VersionLabel = { zh: '', en: '' };

export const isMain = ({ zh, en }: VersionLabel): boolean => zh === '' && en === '';

/** Whether a version goes round, by its label. */
export function isLoop({ zh, en }: VersionLabel): boolean {
  return /\bloop(?:s|ed|able)?\b|循环/i.test(`${en} ${zh}`);
}

/** Lengths that are offered; file names may say any other. */
const OFFERED_SECONDS = [60, 30, 15];

const cutOf = (seconds: number): VersionLabel => ({ zh: `${seconds} 秒版`, en: `${seconds}-second cut` });

const VERSIONS = {
  instrumental: { zh: '伴奏版', en: 'Instrumental' },
  noDrums: { zh: '无鼓版', en: 'No drums' },
  underscore: { zh: '铺底版', en: 'Underscore' },
  vocals: { zh: '清唱版', en: 'A cappella' },
  loop: { zh: '循环版', en: 'Loop' },
  stinger: { zh: '片花', en: 'Stinger' },
  stem: { zh: '分轨', en: 'Stem' },
} as const;

/** Parts of a piece that are delivered by themselves. */
const STEMS: readonly (VersionLabel & { words: string })[] = [
  { zh: '鼓', en: 'Drums', words: 'drums?|beats?|鼓组?' },
  { zh: '打击乐', en: 'Percussion', words: 'perc(?:ussion)?|打击乐' },
  { zh: '贝斯', en: 'Bass', words: 'bass|贝斯|低音' },
  { zh: '旋律', en: 'Melody', words: 'melod(?:y|ies)|lead|旋律|主奏' },
  { zh: '人声', en: 'Vocals', words: 'vocals?|vox|人声' },
  { zh: '合唱', en: 'Choir', words: 'choir|合唱' },
  { zh: '弦乐', en: 'Strings', words: 'strings?|弦乐' },
  { zh: '铜管', en: 'Brass', words: 'brass|铜管' },
  { zh: '吉他', en: 'Guitar', words: 'guitars?|吉他' },
  { zh: '钢琴', en: 'Piano', words: 'piano|钢琴' },
  { zh: '键盘', en: 'Keys', words: 'keys|keyboards?|键盘' },
  { zh: '合成器', en: 'Synth', words: 'synths?|pads?|合成器' },
  { zh: '音效', en: 'FX', words: 'fx|sfx|effects?|音效' },
];

const stemOf = ({ zh, en }: VersionLabel): VersionLabel => ({ zh: `${zh}分轨`, en: `${en} stem` });

/** Versions that editors choose from. */
export const OFFERED_VERSIONS: readonly VersionLabel[] = [
  VERSIONS.instrumental,
  VERSIONS.noDrums,
  VERSIONS.underscore,
  VERSIONS.vocals,
  ...OFFERED_SECONDS.map(cutOf),
  VERSIONS.loop,
  VERSIONS.stinger,
  ...STEMS.map(stemOf),
];

interface Marker {
  /** Matches the end of a name as `outline` in `music-files.ts` draws it. */
  pattern: RegExp;
  label: (found: string) => VersionLabel;
}

/** Words that may follow any marker, such as in “Instrumental Version”, and what closes a bracket. */
const AFTER = '(?:[ -]?(?:versions?|ver|mix|edit|cut|版本|版))?[ |-]*$';

/** Chinese words need no space before them. */
const ending = (words: string) =>
  new RegExp(`(?:^|[ |-]|(?<=[\\p{Script=Han}\\d])|(?=\\p{Script=Han}))(?:${words})${AFTER}`, 'iu');

/** Words that titles end with, too, so that they count only behind a bracket or a dash. */
const setOff = (words: string) => new RegExp(`(?:^|\\| *)(?:${words})${AFTER}`, 'iu');

const says = (label: VersionLabel, ...patterns: RegExp[]): Marker[] =>
  patterns.map((pattern) => ({ pattern, label: () => label }));

const stemsNamed = STEMS.flatMap((stem) =>
  says(
    stemOf(stem),
    ending(`(?:${stem.words})[ -]?(?:stems?|分轨)`),
    ending(`(?:stems?|分轨)[ |-]{0,3}(?:of )?(?:the )?(?:${stem.words})`),
  ),
);

/** What the ends of file names say; the first that fits counts. */
export const MARKERS: readonly Marker[] = [
  ...stemsNamed,
  ...says(VERSIONS.noDrums, ending('no[ -]?drums?|drumless|without drums?|无鼓|去鼓')),
  ...says(
    VERSIONS.instrumental,
    ending('instrumental|no[ -]?vocals?|no[ -]?vox|without vocals?|伴奏|纯音乐|器乐|无人声|去人声'),
    setOff('instr?'),
  ),
  ...says(VERSIONS.vocals, ending('a[ -]?cap+ella|vocals? only|清唱|纯人声')),
  ...says(VERSIONS.underscore, ending('underscore|music bed|铺底|垫乐|底乐'), setOff('bed')),
  {
    pattern: ending('(?:0?:)?\\d{1,3}[ -]?(?:s|secs?|seconds?|"|秒)'),
    label: (found) => cutOf(Number(/(?<!\d)\d{1,3}(?![\d:])/.exec(found)?.[0] ?? 0)),
  },
  ...says(VERSIONS.loop, ending('(?:seamless )?loop(?:ed|able)?|无缝循环|循环')),
  ...says(VERSIONS.stinger, ending('stingers?|片花|短标'), setOff('sting')),
  ...says(VERSIONS.stem, ending('stems?|分轨')),
  ...says(
    MAIN_VERSION,
    ending('(?:full|main|original)[ -](?:length|version|mix)|完整版?|主版本?'),
    setOff('full|main|master|original'),
  ),
];

/** In a folder of stems the name of the part is enough. */
export const MARKERS_AMONG_STEMS: readonly Marker[] = [
  ...stemsNamed,
  ...STEMS.flatMap((stem) => says(stemOf(stem), ending(stem.words))),
  ...MARKERS,
];
