import type { SynonymRow } from './synonyms.queries.ts';
import { queryWords, spokenWords } from './words.ts';

/** A group of synonyms, ready to be compared with texts. */
interface Group {
  /** The term in the index for every word of the group. A changed group gets a new term. */
  term: string;
  indexed: boolean;
  members: (readonly string[])[];
  /** Single Chinese characters. They also match inside words, so a query for one keeps it. */
  characters: string[];
}

export type Groups = ReadonlyMap<string, readonly Group[]>;

const CHARACTER = /^\p{Script=Han}$/v;

/** Groups by the first word of each of their members. */
export function groupsByWord(rows: readonly SynonymRow[]): Groups {
  const byWord = new Map<string, Group[]>();
  for (const row of rows) {
    const members = row.words.map((word) => queryWords(word)).filter((member) => member.length > 0);
    const characters = members.flatMap((member) => (isCharacter(member) ? member : []));
    const group = { term: `~${row.id}.${row.version}`, indexed: row.indexed, members, characters };
    for (const first of new Set(members.map((member) => member[0] ?? '')))
      byWord.set(first, [...(byWord.get(first) ?? []), group]);
  }
  return byWord;
}

function isCharacter(member: readonly string[]): boolean {
  return member.length === 1 && CHARACTER.test(member[0] ?? '');
}

/** Terms of groups to add to a document with these terms. `text` is their source, one keyword per line. */
export function addedTerms(groups: Groups, terms: readonly string[], text: string): string[] {
  const has = new Set(terms);
  const candidates = new Set(terms.flatMap((term) => groups.get(term) ?? []));
  if (candidates.size === 0) return [];
  let spoken: string[][] | undefined;
  const says = (member: readonly string[]) => {
    if (member.length === 1 && !isCharacter(member)) return has.has(member[0] ?? '');
    if (!member.every((word) => has.has(word))) return false;
    spoken ??= text.split('\n').map((line) => spokenWords(line));
    return spoken.some((words) => placeOf(member, words) >= 0);
  };
  return [...candidates]
    .filter((group) => group.members.some(says))
    .flatMap((group) => [group.term, ...group.characters.filter((character) => !has.has(character))]);
}

/** The terms of a query, with members replaced by their group, longer members first. */
export function askedTerms(groups: Groups, terms: readonly string[]): string[] {
  const asked: string[] = [];
  for (let place = 0; place < terms.length;) {
    const [member, group] = longestAt(groups, terms.slice(place));
    asked.push(group?.term ?? terms[place] ?? '');
    place += member.length || 1;
  }
  return [...new Set(asked)];
}

function longestAt(groups: Groups, terms: readonly string[]): [member: readonly string[], group: Group | undefined] {
  let best: [readonly string[], Group | undefined] = [[], undefined];
  for (const group of groups.get(terms[0] ?? '') ?? [])
    for (const member of group.indexed ? group.members : [])
      if (!isCharacter(member) && member.length > best[0].length && placeOf(member, terms) === 0)
        best = [member, group];
  return best;
}

/** Where the words occur one after the other; -1 if nowhere. */
function placeOf(member: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, place) => member.every((word, index) => words[place + index] === word));
}
