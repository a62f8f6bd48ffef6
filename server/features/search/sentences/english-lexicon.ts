import { COLOUR_NAMES } from '#contract/domain/discovery.ts';
import { always, type Lexicon, named, type Saying } from './lexicon.ts';
import { frameRate, lengthBetween, lengthOf, longerThan, shorterThan, tempo, tempoBetween } from './measures.ts';

/** Something said between other words; Chinese may touch it. */
const said = (pattern: string) => new RegExp(`(?<![a-z0-9-])(?:${pattern})(?![a-z0-9]|['’][a-z])`, 'g');
const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`;

const WORK = oneOf('videos? clips? footage shots? photos? photographs? pictures? images? film frame screen version');
const FORMAT = '(?:format|orientation|oriented|layout|composition|framing|crop|aspect ratio)';
/** Where somebody is not: “no people in the shot”. */
const THERE = `(?: (?:in (?:it|them|sight|view|the (?:${WORK}|scene|background))|around|visible|at all|on screen))?`;
/** What else there is not: no filter knows, but it is not wanted either. */
const ALTERNATIVE = '(?: n?or (?:any )?[a-z]+)?';
/** A garden is vertical, a line horizontal, whatever the picture is. */
const THINGS = oneOf(
  'gardens? gardening farms? farming forests? take-?off landing blinds? axis wind turbines? limit jumps? drop lines? stripes? bars? beams? climb(?:ing)? cliffs? walls? poles? lift planters? greenery slice pattern stripe well drilling',
);

/** A word that means the format at the beginning or the end of a search, before a comma, or where that is said. */
const direction = (word: string) =>
  said(
    `(?:in |in a )?${word}[- ](?:${WORK}|${FORMAT})|in ${word}|(?<=^\\s*(?:an? )?|,\\s*(?:an? )?)${word}(?! ${THINGS})(?=[\\s,]|$)|(?<!(?:and|or) )${word}(?=\\s*(?:[,\\n]|$))`,
  );

/** What two people do one to one. */
const TALKS = oneOf('meetings? coaching lessons? training sessions? tutoring talks? interviews? chats? scale');

const COLOUR = `(?<name>${COLOUR_NAMES.join('|')}|gray)`;
const COLOURS = { ...Object.fromEntries(COLOUR_NAMES.map((name) => [name, name])), gray: 'grey' };
const colour = (pattern: string): Saying => ({
  reading: 'colour',
  pattern: said(`(?<!(?:and|or|&) )(?:${pattern})`),
  value: named(COLOURS),
});

/** A bare s is a unit only before what lasts, and never that of a decade: “80s video”, “over 60s”. */
const UNIT = `[ -]?(?<unit>secs?|seconds?|mins?|minutes?|(?<![6-9]0)s(?= (?:long|${WORK})))`;
const AMOUNT = '(?:\\d{1,3}|a|one|two|three)';
const length = (pattern: string, value: Saying['value']): Saying => ({
  reading: 'length',
  pattern: said(pattern),
  value,
});

const sayings: readonly Saying[] = [
  {
    reading: 'people',
    pattern: said(
      `(?:without (?:(?:any|other|a single|a) )?(?:people|persons?|humans|human beings|any(?:one|body)(?! else))|(?:with )?no (?:people|persons?|humans|human beings|one(?! else| beside| with| knows| cares| can| will))|(?:with )?nobody(?! else| knows| cares| can| will)|not a (?:soul|person)|(?:free|devoid|empty) of people|people[- ]free)${THERE}${ALTERNATIVE}`,
    ),
    value: always('0'),
    refuses: true,
  },
  {
    reading: 'people',
    pattern: said(`(?:with|featuring|showing) (?:some |many |a few )?people(?! in mind)${THERE}`),
    value: always('1'),
  },
  { reading: 'orientation', pattern: said(`(?:in )?portrait[- ]${FORMAT}|9[:x×]16`), value: always('portrait') },
  { reading: 'orientation', pattern: said(`(?:in )?landscape[- ]${FORMAT}|16[:x×]9`), value: always('landscape') },
  {
    reading: 'orientation',
    pattern: said(`(?:in )?(?:a )?square[- ]${FORMAT}|1:1(?! ${TALKS})`),
    value: always('square'),
  },
  { reading: 'orientation', pattern: said(`(?:in )?panoram(?:a|ic)[- ]${FORMAT}`), value: always('panorama') },
  {
    reading: 'resolution',
    // More than one class is no value of the filter.
    pattern: said(
      '(?:in |at )?(?:(?<name>[48]k)(?:[ -]uhd)?|(?<name>1080p|full hd))(?: (?:resolution|quality))?(?! (?:tvs?|televisions?|cameras?|monitors?|displays?|projectors?|followers|subscribers|steps|race|run|views|dollars|words)|\\+| or (?:higher|better|above|more)| and (?:up|above))',
    ),
    value: named({ '4k': '4K', '8k': '8K', '1080p': '1080P', 'full hd': '1080P' }),
    aside: true,
  },
  { reading: 'hdr', pattern: said(`(?:in )?hdr(?: (?:${WORK}))?`), value: always('1'), aside: true },
  {
    reading: 'frameRate',
    pattern: said('(?:at |in )?(?<rate>\\d{2,3}(?:\\.\\d{1,3})?)[ -]?(?:fps|frames per second)'),
    value: frameRate,
    aside: true,
  },
  colour(`(?:in )?(?:shades|tones|hues) of ${COLOUR}`),
  colour(`(?:in |with )?(?:an? )?${COLOUR}(?:[- ]toned| tones?| hues?| (?:colou?r )?(?:palette|scheme|grading))`),
  colour(`(?:mostly|mainly|predominantly) ${COLOUR}`),
  length(`(?:shorter than|less than|under|up to|at most) (?<to>${AMOUNT})${UNIT}(?: long)?`, shorterThan),
  length(`(?:longer than|more than|over|at least) (?<from>${AMOUNT})${UNIT}(?: long)?`, longerThan),
  length(`(?:between )?(?<from>\\d{1,3}) ?(?:-|–|to|and) ?(?<to>\\d{1,3})${UNIT}(?: long)?`, lengthBetween),
  length(`(?<long>${AMOUNT})${UNIT} (?:long|clips?|videos?|footage|shots?|tracks?|songs?|loops?)`, lengthOf),
  {
    reading: 'vocals',
    pattern: said('(?:without|with no|no)(?: any)? (?:vocals?|voices?|singing|singers?|lyrics)'),
    value: always('0'),
    refuses: true,
  },
  { reading: 'vocals', pattern: said('instrumentals?(?: (?:music|version|track|only))?'), value: always('0') },
  { reading: 'vocals', pattern: said('with (?:vocals|singing|lyrics|a singer)'), value: always('1') },
  {
    reading: 'energy',
    pattern: said('(?<name>high|medium|low)[- ]energy'),
    value: named({ high: 'high', medium: 'medium', low: 'low' }),
  },
  { reading: 'bpm', pattern: said('(?:at )?(?<from>\\d{2,3}) ?(?:-|–|to) ?(?<to>\\d{2,3}) ?bpm'), value: tempoBetween },
  { reading: 'bpm', pattern: said('(?:at |around |about )?(?<bpm>\\d{2,3}) ?bpm'), value: tempo },
  // Last, as what was read before them no longer stands between them and the end.
  { reading: 'orientation', pattern: direction('vertical'), value: always('portrait') },
  { reading: 'orientation', pattern: direction('horizontal'), value: always('landscape') },
];

/** What materials are bought for. */
const USE = oneOf(
  'brands? companies company ads? adverts? advertisements? advertising commercials? campaigns? promos? websites? site homepage app apps posters? billboards? banners? presentations? slides? reports? brochures? catalogues? catalogs? magazines? covers? newsletters? blogs? posts? social media instagram tiktok wechat weibo douyin xiaohongshu youtube videos? films? movies? documentary documentaries trailers? intros? openers? podcasts? shops? stores? hotels? restaurants? caf[eé]s? banks? startups? agency agencies launches packaging menus? wallpapers? lessons? courses? exhibitions? showrooms? studio spa',
);
/** Shown as often as bought for: “boxes for products”. */
const USE_IF_CALLED = oneOf('business products? packages?');
/** Nouns and adjectives that end like something that is done. */
const NOT_DONE = oneOf(
  'morning evening spring building wedding painting clothing ceiling lightning string wing ring king thing swing red bed shed seed weed feed breed speed',
);
/** Whoever works for a company is a subject. */
const DOING = `\\b(?:${oneOf('wait work look search ask shop pay apply cook audition volunteer queue fight speak')}s?|${oneOf('care cares pose poses vote votes ready')}|(?!${NOT_DONE} )[a-z]{2,}(?:ing|ed)) `;
const INNER = `(?:(?!(?:for|with|without|in|on|at|to|from|by|no)\\b)[\\p{L}\\p{N}'’&-]+ )`;

const STOP: ReadonlySet<string> = new Set(
  'a an the of with in on at for to from by and or is are be it its this that these those there some any please something i we my our me us as into where which who while very really just but'.split(
    ' ',
  ),
);
const OPENING =
  /^\s*(?:please )?(?:(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:looking|searching) for|(?:i|we)(?:['’]d| would)? (?:need|want|like)|(?:show|find|give|get) (?:me|us))(?= )/;
const A_PICTURE_OF = new RegExp(`^\\s*(?:(?:an?|the|some|any) )?(?:${WORK}) (?:of|showing|that shows?)(?= )`);
const CALLED = '(?:suitable|perfect|ideal)';
const CALLING = new RegExp(`\\b${CALLED}(?= (?:for|as)\\b)`, 'g');
const purpose = (before: string, use: string) =>
  new RegExp(
    `${before}for (?<use>${INNER}{0,5}?${use}(?: ${use})*)(?=\\s*(?:$|[,.:;!?\\n]|(?:with|without|in|on|at|by|no)\\b))`,
    'gu',
  );

export const ENGLISH: Lexicon = {
  sayings,
  isSentence: (text) => {
    const words = text.match(/[a-z0-9][a-z0-9'’-]*/g) ?? [];
    const joins = /^(?:an?|the|of|with|without|in|on|at|for|to|from|by|i|we|that|which|is|are|our|my)$/;
    return words.length >= 4 && words.some((word) => joins.test(word));
  },
  uses: [
    purpose(`(?<![a-z0-9-]|${DOING})(?:${CALLED} )?`, USE),
    purpose(`(?:(?<=,\\s*)|(?<![a-z0-9-])${CALLED} )`, USE_IF_CALLED),
  ],
  tidy: (clause, isSentence) => {
    const bare = isSentence ? clause.replace(OPENING, ' ').replace(A_PICTURE_OF, ' ').replaceAll(CALLING, ' ') : clause;
    return bare
      .split(/\s+/)
      .filter((word) => word !== '' && !STOP.has(word))
      .join(' ');
  },
};
