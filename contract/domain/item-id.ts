/** Number of a material as a card shows it, whatever its kind calls the field. */
export function idOf(item: { id: number } | { musicId: number }): number {
  return 'musicId' in item ? item.musicId : item.id;
}
