import { useState, type DragEvent } from 'react';

/** The list with one id moved to another place. */
export function moved(ids: number[], id: number, to: number): number[] {
  const rest = ids.filter((other) => other !== id);
  const place = Math.min(Math.max(to, 0), rest.length);
  if (ids.indexOf(id) === place || rest.length === ids.length) return ids;
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

interface Target {
  id: number;
  after: boolean;
}

/** Lets items of a list be dragged by a handle. */
export function useDragging(ids: number[], onDrop: (id: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const end = () => {
    setHeld(null);
    setTarget(null);
  };
  const drop = () => {
    if (held !== null && target) {
      const rest = ids.filter((id) => id !== held);
      if (target.id !== held) onDrop(held, rest.indexOf(target.id) + (target.after ? 1 : 0));
    }
    end();
  };
  return {
    handleProps: (id: number) => ({
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(id));
        const item = event.currentTarget.parentElement;
        if (item) event.dataTransfer.setDragImage(item, 12, 20);
        setHeld(id);
      },
      onDragEnd: end,
    }),
    itemProps: (id: number) => ({
      'data-held': held === id,
      'data-drop': target?.id === id && held !== id ? (target.after ? 'after' : 'before') : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (held === null) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const after = event.clientY > top + height / 2;
        if (target?.id !== id || target.after !== after) setTarget({ id, after });
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        drop();
      },
    }),
  };
}
