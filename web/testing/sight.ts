import { vi } from 'vitest';

/** Stands in for the browser's look at where elements are; what is returned says whether they are in sight. */
export function standInSight(): (inSight: boolean) => void {
  const told = new Set<(entries: object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe() {
        told.add(this.tell);
      }
      disconnect() {
        told.delete(this.tell);
      }
    },
  );
  return (isIntersecting) => told.forEach((tell) => tell([{ isIntersecting }]));
}
