/** The package has types that its `exports` hide. */
declare module '@audio/mir-key' {
  export default function key(notes: number[]): { label: string };
}
