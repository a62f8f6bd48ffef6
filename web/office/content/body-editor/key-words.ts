const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const SHOWN: Record<string, string> = { Mod: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' };
const SHOWN_BY_APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowUp: '↑', ArrowDown: '↓' };

/** Keys such as `Mod-Alt-2`, as a person and as assistive software reads them. */
export function keyWords(keys: string): { shown: string; aria: string } {
  const apple = isApple();
  const parts = keys.split('-');
  const names = apple ? SHOWN_BY_APPLE : SHOWN;
  const shown = parts.map((part) => names[part] ?? part.toUpperCase()).join(apple ? '' : '+');
  const aria = parts.map((part) => (part === 'Mod' ? (apple ? 'Meta' : 'Control') : part)).join('+');
  return { shown: shown.replace('ALT', 'Alt').replace('SHIFT', 'Shift'), aria };
}
