/** The year 2000, from which the index counts seconds. */
const BEGINNING = 946_684_800;
const ID_BITS = 32n;
const LAST = 2n ** 63n - 1n;

/** A place in a list is one number: what the list is sorted by, times 2³², plus the number of the material. */
export interface Place {
  value: number;
  id: number;
}

export function pack({ value, id }: Place): bigint {
  return (BigInt(value) << ID_BITS) + BigInt(id);
}

export function unpack(place: bigint): Place {
  return { value: Number(place >> ID_BITS), id: Number(BigInt.asUintN(Number(ID_BITS), place)) };
}

/** Seconds as the index counts them. */
export function secondOf(at: Date): number {
  return Math.max(0, Math.floor(at.getTime() / 1000) - BEGINNING);
}

/** Writes and reads places in the name of an engine and its index; a nightly rebuild changes neither. */
export function placesOf(index: string) {
  const form = new RegExp(`^${index}\\.(\\d{1,19})$`);
  return {
    write: (place: bigint | string): string => `${index}.${place}`,
    /** Undefined when another engine or index wrote it, or nobody. */
    read(text: string): bigint | undefined {
      const number = form.exec(text)?.[1];
      const place = number === undefined ? undefined : BigInt(number);
      return place === undefined || place > LAST ? undefined : place;
    },
  };
}
