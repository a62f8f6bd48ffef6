const LEADS = { first: 0x81, last: 0xfe };
const TRAILS = { first: 0x40, last: 0xfe, gap: 0x7f };
/** Places that GBK leaves to its users, and the replacement character. */
const NOBODYS = /[\uE000-\uF8FF\uFFFD]/;

let known: Map<string, readonly [number, number]> | undefined;

/** The two bytes of every character that GBK has, by asking the runtime's decoder, which has no encoder beside it. */
function pairs(): Map<string, readonly [number, number]> {
  if (known) return known;
  known = new Map();
  const decoder = new TextDecoder('gbk');
  for (let lead = LEADS.first; lead <= LEADS.last; lead += 1)
    for (let trail = TRAILS.first; trail <= TRAILS.last; trail += 1) {
      const read = decoder.decode(Uint8Array.of(lead, trail));
      if (trail !== TRAILS.gap && Array.from(read).length === 1 && !NOBODYS.test(read)) known.set(read, [lead, trail]);
    }
  return known;
}

const isAscii = (character: string) => character.codePointAt(0)! < 0x80;

/** Characters of a text that cannot be written in GBK. */
export function lackingInGbk(text: string): string[] {
  return Array.from(text).filter((character) => !isAscii(character) && !pairs().has(character));
}

/** The text in GBK. Throws for a character that GBK lacks: nothing stands in for it. */
export function encodeGbk(text: string): Buffer {
  const bytes = Array.from(text).flatMap((character) => {
    if (isAscii(character)) return [character.codePointAt(0)!];
    const pair = pairs().get(character);
    if (!pair) throw new Error(`GBK has no ${character}`);
    return [...pair];
  });
  return Buffer.from(bytes);
}
