import { stemmer } from 'stemmer';

/** Plurals, spellings and forms that no rule covers. */
const IRREGULAR: Record<string, string> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  lives: 'life',
  wives: 'wife',
  shelves: 'shelf',
  loaves: 'loaf',
  scarves: 'scarf',
  calves: 'calf',
  hooves: 'hoof',
  skies: 'sky',
  skis: 'ski',
  skiing: 'ski',
  lenses: 'lens',
  gases: 'gas',
  canvases: 'canvas',
  dice: 'die',
  cacti: 'cactus',
  fungi: 'fungus',
  nuclei: 'nucleus',
  bacteria: 'bacterium',
  colour: 'color',
  colours: 'color',
  colourful: 'color',
  grey: 'gray',
  harbour: 'harbor',
  harbours: 'harbor',
  neighbour: 'neighbor',
  neighbours: 'neighbor',
  centre: 'center',
  centres: 'center',
  theatre: 'theater',
  theatres: 'theater',
  fibre: 'fiber',
  fibres: 'fiber',
  tyre: 'tire',
  tyres: 'tire',
  aeroplane: 'airplane',
  aeroplanes: 'airplane',
  jewellery: 'jewelry',
  animated: 'animation',
  animate: 'animation',
  organisation: 'organization',
  photography: 'photograph',
  photographic: 'photograph',
  misty: 'mist',
  foggy: 'fog',
  snowy: 'snow',
  rainy: 'rain',
  cloudy: 'cloud',
  sunny: 'sun',
  windy: 'wind',
  stormy: 'storm',
  sandy: 'sand',
  rocky: 'rock',
  icy: 'ice',
  smoky: 'smoke',
  dusty: 'dust',
  hilly: 'hill',
  grassy: 'grass',
};

/** Words that the stemmer would merge with others of a different meaning. */
const OWN: ReadonlySet<string> = new Set(
  [
    'animal animation business busy universe university universal organ organic organization evening news general',
    'generation community communication international statue status wedding important customs customer author',
    'authority several severe marketing celebrity training vegetable vegetation icing personality humanity past paste',
    'bus gas lens canvas series species',
  ]
    .join(' ')
    .split(' '),
);

/** The common stem of the forms of an English word. */
export function stem(word: string): string {
  const singular = IRREGULAR[word] ?? word;
  if (OWN.has(singular)) return singular;
  const shorter = withoutPlural(singular);
  return OWN.has(shorter) ? shorter : stemmer(shorter);
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sse|she|che|xe|zze|[^aeo]use)s$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}
